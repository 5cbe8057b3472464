// Sends a file; `fetch` cannot tell how far it is.
import { HANDSHAKE, Refusal, refusalOf } from './api'
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
      else reject(refusalOf(call.response as Problem | null))
    }
    call.onerror = call.ontimeout = call.onabort = () => reject(new Refusal('offline'))
    const headers = { ...HANDSHAKE, 'content-type': 'application/octet-stream' }
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.send(file)
  })
  return { done, cancel: () => call.abort() }
}
