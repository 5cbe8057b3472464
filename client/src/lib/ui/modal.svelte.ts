// A dialog over the page: open as long as somebody says so, and closed by Back.
import { mount, unmount } from 'svelte'
import { navigation } from '../navigation.svelte'
import { onChange } from '../onChange.svelte'
import Toasts from './Toasts.svelte'

export function modal(dialog: () => HTMLDialogElement, open: () => boolean, opened?: () => void): void {
  onChange(open, () => {
    if (!open()) return dialog().close()
    dialog().showModal()
    opened?.()
    // Those of the page lie beneath it, and neither a finger nor a screen reader comes to them.
    const notes = mount(Toasts, { target: dialog() })
    const closed = navigation.layer(() => {
      const wasOpen = dialog().open
      dialog().close()
      return wasOpen
    })
    return () => {
      closed()
      void unmount(notes)
    }
  })
}
