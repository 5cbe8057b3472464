// SHA-256: the browser's own (WebCrypto), or, where a page has no secure address and so no WebCrypto, in some lines.
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
  const subtle = crypto.subtle as SubtleCrypto | undefined
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes))) : plain(bytes)
}

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
}
/** The first 32 bits of a root's fraction. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function plain(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 4, bytes.length * 8)
  const state = [...START]
  for (let at = 0; at < padded.length; at += 64) {
    const words = Array.from({ length: 16 }, (_, index) => data.getUint32(at + 4 * index))
    for (let index = 16; index < 64; index++) {
      const [a, b] = [words[index - 15]!, words[index - 2]!]
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      words.push((words[index - 16]! + low + words[index - 7]! + high) >>> 0)
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    for (let index = 0; index < 64; index++) {
      const choice = (e & f) ^ (~e & g)
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + K[index]! + words[index]!) >>> 0
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0]
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index]! + word) >>> 0
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => out.setUint32(4 * index, word))
  return new Uint8Array(out.buffer)
}
