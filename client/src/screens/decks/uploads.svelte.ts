// Files on their way to a deck: one by one, two at a time, each with its progress; what fails for a while is tried
// again by itself, and what the server refuses says why.
import { codeOf } from '../../lib/api'
import type { OwnPicture } from '../../lib/protocol'
import { upload } from './api'
import { pending } from './pending'
import { shrink } from './shrink'

const AT_ONCE = 2
const AGAIN = 4000
/** What passes by itself. */
const PASSING = new Set(['offline', 'unavailable', 'too_busy', 'too_fast', 'storage_unavailable'])

export class Upload {
  state = $state<'waiting' | 'sending' | 'failed'>('waiting')
  progress = $state(0)
  code = $state('')
  readonly preview: string

  constructor(
    readonly id: string,
    readonly name: string,
    readonly file: Blob,
    /** The picture that it takes the place of. */
    readonly replaces: boolean = false,
  ) {
    this.preview = URL.createObjectURL(file)
  }
}

export class Uploads {
  list = $state.raw<readonly Upload[]>([])
  done = $state(0)
  private cancels = new Map<Upload, () => void>()
  private closed = false

  constructor(
    private readonly deck: string,
    private readonly ondone: (picture: OwnPicture) => void,
  ) {}

  readonly failed: readonly Upload[] = $derived.by(() => this.list.filter((one) => one.state === 'failed'))

  /** Take up again what a reload has interrupted. */
  async resume(there: ReadonlySet<string>): Promise<void> {
    for (const one of await pending.of(this.deck)) {
      if (there.has(one.id)) void pending.drop(one.id)
      else if (!this.list.some((other) => other.id === one.id)) this.put(new Upload(one.id, one.name, one.file))
    }
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const one = new Upload(newId(), file.name, file)
      void pending.keep({ id: one.id, deck: this.deck, name: file.name, file })
      this.put(one)
    }
  }

  replace(picture: string, file: File): void {
    this.put(new Upload(picture, file.name, file, true))
  }

  again(one: Upload): void {
    one.state = 'waiting'
    this.next()
  }

  drop(one: Upload): void {
    this.cancels.get(one)?.()
    this.forget(one)
    this.next()
  }

  /** The page is left: what is on its way is taken up when it is opened again. */
  close(): void {
    this.closed = true
    for (const cancel of this.cancels.values()) cancel()
    for (const one of this.list) URL.revokeObjectURL(one.preview)
  }

  private put(one: Upload): void {
    this.list = [...this.list, one]
    this.next()
  }

  private forget(one: Upload): void {
    void pending.drop(one.id)
    this.list = this.list.filter((other) => other !== one)
    URL.revokeObjectURL(one.preview)
  }

  private next(): void {
    if (this.closed) return
    const free = AT_ONCE - this.list.filter((one) => one.state === 'sending').length
    for (const one of this.list.filter((one) => one.state === 'waiting').slice(0, Math.max(0, free)))
      void this.send(one)
  }

  private async send(one: Upload): Promise<void> {
    one.state = 'sending'
    one.progress = 0
    try {
      const { done, cancel } = upload(this.deck, one.id, await shrink(one.file), (share) => (one.progress = share))
      this.cancels.set(one, cancel)
      const picture = await done
      if (this.closed) return
      this.done += 1
      this.forget(one)
      this.ondone(picture)
    } catch (error) {
      this.fail(one, codeOf(error))
    } finally {
      this.cancels.delete(one)
    }
    this.next()
  }

  private fail(one: Upload, code: string): void {
    if (this.closed || !this.list.includes(one)) return
    one.state = 'failed'
    one.code = code
    if (PASSING.has(code)) setTimeout(() => one.state === 'failed' && this.list.includes(one) && this.again(one), AGAIN)
  }
}

/** An id that nobody else has made. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
