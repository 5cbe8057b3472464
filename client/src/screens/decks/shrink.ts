// A photograph is made smaller before it is sent, where the browser can read it: a phone's line is slow, and where it
// was taken stays on the phone. What the browser cannot read is sent as it is: the server knows more kinds.

const ENOUGH = 1_500_000
const LONGEST = 2400

export async function shrink(file: Blob): Promise<Blob> {
  if (file.size <= ENOUGH || file.type === 'image/gif' || typeof createImageBitmap !== 'function') return file
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height))
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(image.width * scale),
      height: Math.round(image.height * scale),
    })
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return smaller !== null && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
