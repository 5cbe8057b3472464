// Sends a file; `fetch` cannot tell how far it is.
import { Refusal } from './api'
import type { Problem } from './protocol'

export interface Sending<Answer> {
  done: Promise<Answer>
  cancel: () => void
}

export function sendFile<Answer>(path: string, file: Blob, onprogress: (share: number) => void): Sending<Answer> {
  const call = new XMLHttpRequest()
  const done = new Promise<Answer>((resolve, reject) => {
    call.open('POST', `/api${path}`)
    call.responseType = 'json'
    call.upload.onprogress = (event) => event.lengthComputable && onprogress(event.loaded / event.total)
    call.onload = () => {
      if (call.status === 204 || (call.status === 200 && call.response !== null)) resolve(call.response as Answer)
      else reject(new Refusal((call.response as Problem | null)?.code ?? 'unavailable'))
    }
    call.onerror = call.ontimeout = call.onabort = () => reject(new Refusal('offline'))
    call.setRequestHeader('content-type', 'application/octet-stream')
    call.send(file)
  })
  return { done, cancel: () => call.abort() }
}
