import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'

const WIDEST = 2000
/** The largest picture that phones can draw. */
const MAX_PIXELS = 16_000_000
const QUALITIES = [0.86, 0.74, 0.6]

/** The size of the uploaded picture: a long picture, common in descriptions, keeps a readable width. */
export function fitted(width: number, height: number) {
  const share = Math.min(1, WIDEST / Math.max(width, 1), Math.sqrt(MAX_PIXELS / Math.max(width * height, 1)))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/**
 * Resizes a photo for upload: rotated by its EXIF orientation, at most 2000 px wide, at most 2 MB. Returns null if the
 * browser cannot decode it.
 */
export async function shrunk(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  const { width, height } = fitted(picture.width, picture.height)
  const isFine = width === picture.width && file.size <= MAX_IMAGE_BYTES && isKept(file.type)
  if (isFine) {
    picture.close()
    return file
  }
  const blob = await smallest(picture, { width, height })
  picture.close()
  return blob
}
const isKept = (type: string) => type === 'image/jpeg' || type === 'image/png'

async function smallest(picture: ImageBitmap, { width, height }: { width: number; height: number }) {
  let side = { width, height }
  for (const quality of QUALITIES) {
    const blob = await drawn(picture, { ...side, quality })
    if (blob && blob.size <= MAX_IMAGE_BYTES) return blob
    side = { width: Math.round(side.width * 0.8), height: Math.round(side.height * 0.8) }
  }
  return null
}

function drawn(picture: ImageBitmap, size: { width: number; height: number; quality: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const brush = canvas.getContext('2d')
  if (!brush) return null
  // JPEG has no transparency: transparent areas become white instead of black.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, size.width, size.height)
  brush.drawImage(picture, 0, 0, size.width, size.height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', size.quality))
}
