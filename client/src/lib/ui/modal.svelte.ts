// A dialog over the page: open as long as somebody says so, and closed by Back.
import { navigation } from '../navigation.svelte'
import { onChange } from '../onChange.svelte'

export function modal(dialog: () => HTMLDialogElement, open: () => boolean, opened?: () => void): void {
  onChange(open, () => {
    if (!open()) return dialog().close()
    dialog().showModal()
    opened?.()
    return navigation.layer(() => {
      const wasOpen = dialog().open
      dialog().close()
      return wasOpen
    })
  })
}
