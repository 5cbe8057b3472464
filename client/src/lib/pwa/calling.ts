// How I am called, each way remembered: what the lobby offers and the settings change.
import { attention } from '../attention.svelte'
import { preferences } from '../preferences.svelte'
import { callMe, doNotCallMe } from './push'

export const canVibrate = (): boolean => 'vibrate' in navigator
export const canNotify = (): boolean => 'Notification' in window

export function setSound(sound: boolean): void {
  preferences.set('sound', sound)
  attention.chime([659, 880])
}

export function setVibration(vibration: boolean): void {
  preferences.set('vibration', vibration)
  attention.buzz(40)
}

/** Turn notifications on or off; false when the browser does not allow them. */
export async function setNotifications(wanted: boolean, slow: boolean): Promise<boolean> {
  if (wanted && !(await attention.askToNotify())) return false
  preferences.set('notifications', wanted)
  if (!wanted) await doNotCallMe()
  else if (slow) await callMe()
  return true
}
