// What the browser has made, sent on or saved as a file.

/** Open the device's share sheet, or else save it as a file. */
export async function shareOrDownload(blob: Blob): Promise<void> {
  const file = new File([blob], 'starlore.png', { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      // Whoever closes the device's share sheet has changed their mind. But a browser may also refuse to open it, as
      // when the picture took so long that the tap no longer counts.
      if ((error as DOMException).name === 'AbortError') return
    }
  }
  download(blob, file.name)
}

/** Save a file. */
export function download(blob: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
