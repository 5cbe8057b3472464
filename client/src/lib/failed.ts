// What happens when something that a button needs could not be fetched, be it a part of this page.
import { api, codeOf, Refusal } from './api'
import { toasts } from './toasts.svelte'

/** Say why it did not work. When no server has said so, any answer of it shows whether this page is of an old build, whose
 * parts are gone: then it loads itself anew. */
export function failed(error: unknown): void {
  toasts.refuse(codeOf(error))
  if (!(error instanceof Refusal)) void api.answers()
}
