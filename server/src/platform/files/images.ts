import { pictureWidths } from 'contract/values/rich-text'
import sharp from 'sharp'
import { atMost } from './at-most.ts'
import { type FileKind, isImage, sniff } from './sniff.ts'

export type Pictures = {
  /** Rotated upright. */
  original: { kind: FileKind; width: number; height: number; bytes: number }
  /** From narrow to wide; the last is as wide as the original, at most 1440. */
  variants: { width: number; height: number; webp: Buffer }[]
}

/** Not a jpeg, png, webp or gif, or a damaged one. */
export class NotAnImage extends Error {}
/** Decoding it would cost too much memory. */
export class TooManyPixels extends Error {}
export class TooManyBytes extends Error {}

const MAX_PIXELS = 40_000_000
// The greatest height of WebP; tall course descriptions exceed it.
const HIGHEST = 16_383
const QUALITY = 80

// A decoded 40-megapixel picture takes about 160 MB, so few uploads are decoded at once.
const inTurn = atMost(2)

/** Upright WebP pictures in the widths pages use, without location, camera or any other metadata. */
export function makePictures(file: Buffer): Promise<Pictures> {
  return inTurn(async () => {
    const kind = sniff(file)
    if (!kind || !isImage(kind)) throw new NotAnImage('Neither jpeg, png, webp nor gif')
    const size = await readable(sizeOf(file))
    if (size.width * size.height > MAX_PIXELS) throw new TooManyPixels(`${size.width}×${size.height}`)

    const widths = new Set(pictureWidths.map((width) => Math.min(width, size.width)))
    const variants: Pictures['variants'] = []
    for (const width of widths) variants.push(await readable(drawWebp(file, width)))
    return { original: { kind, ...size, bytes: file.length }, variants }
  })
}

/** Qualities from good to coarse; a picture of 1,440 pixels fits into half a megabyte with one of them. */
const JPEG_QUALITIES = [85, 70, 50, 30]
/** A stored picture as a JPEG on white that is no larger than this, for services that take no WebP. */
export function drawJpeg(webp: Buffer, maxBytes: number): Promise<Buffer> {
  return inTurn(async () => {
    const picture = sharp(webp, { limitInputPixels: MAX_PIXELS }).flatten({ background: '#fff' })
    for (const quality of JPEG_QUALITIES) {
      const jpeg = await picture.clone().jpeg({ quality }).toBuffer()
      if (jpeg.length <= maxBytes) return jpeg
    }
    throw new TooManyBytes('No quality makes it small enough')
  })
}

export interface JpegLimits {
  maxWidth: number
  maxHeight: number
  maxBytes: number
}
/** Shares of the greatest size that are tried one after the other; the last fits into 200 KB whatever it shows. */
const SIZES = [1, 0.75, 0.5, 0.3]
/** A stored picture as a JPEG on white within all of these limits, as large and as good as they allow. */
export function drawJpegWithin(webp: Buffer, limits: JpegLimits): Promise<Buffer> {
  return inTurn(async () => {
    for (const size of SIZES) {
      const picture = sharp(webp, { limitInputPixels: MAX_PIXELS })
        .resize({
          width: Math.round(limits.maxWidth * size),
          height: Math.round(limits.maxHeight * size),
          fit: 'inside',
          withoutEnlargement: true,
        })
        .flatten({ background: '#fff' })
      for (const quality of JPEG_QUALITIES) {
        const jpeg = await picture.clone().jpeg({ quality }).toBuffer()
        if (jpeg.length <= limits.maxBytes) return jpeg
      }
    }
    throw new TooManyBytes('No size makes it small enough')
  })
}

async function sizeOf(file: Buffer) {
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

async function drawWebp(file: Buffer, width: number) {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, webp: data }
}

/** The decoder throws plain errors; all of them mean that the file is invalid. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    throw new NotAnImage('The picture cannot be read', { cause })
  })
}
