import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Paper from 'pdfkit'
import sharp from 'sharp'
import type { Drawn, PageSize } from './pdf-messages.ts'

const font = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static/Pretendard-Regular.otf',
)
/** In points. A page of 1400 pixels shows about nine of them. */
const TILE: PageSize = { width: 340, height: 230 }
const TILE_PIXELS = 460
const LARGEST_TYPE = 17
const GREY = 120
const OPACITY = 0.3

/** The watermark as a small PDF, because the PDF renderer has the letters of every language in its font. */
export async function markPaper(mark: string): Promise<{ bytes: Buffer; size: PageSize }> {
  const paper = new Paper({ size: [TILE.width, TILE.height], margin: 0 })
  paper.font(font)
  const width = paper.fontSize(LARGEST_TYPE).widthOfString(mark)
  const type = Math.min(LARGEST_TYPE, (LARGEST_TYPE * TILE.width * 0.94) / Math.max(1, width))
  paper
    .fontSize(type)
    .rotate(-20, { origin: [TILE.width / 2, TILE.height / 2] })
    .text(mark, 0, TILE.height / 2 - type / 2, { width: TILE.width, align: 'center', lineBreak: false })
    .end()
  return { bytes: await buffer(paper), size: TILE }
}
/** The rendered size of the watermark, in pixels. */
export const markSize: PageSize = {
  width: TILE_PIXELS,
  height: Math.round((TILE_PIXELS * TILE.height) / TILE.width),
}

/** A grey watermark, visible on white and on black, that leaves the text below readable. */
export function veilOf({ width, height, pixels }: Drawn): Promise<Buffer> {
  const veil = Buffer.alloc(width * height * 4)
  for (let at = 0; at < veil.length; at += 4) {
    const darkness = 255 - (pixels[at + 1] ?? 255)
    veil.fill(GREY, at, at + 3)
    veil[at + 3] = Math.round(darkness * OPACITY)
  }
  return sharp(veil, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** The picture of a page covered with the watermark. */
export const marked = (page: Buffer, veil: Buffer) =>
  sharp(page)
    .composite([{ input: veil, tile: true }])
    .webp({ quality: 80 })
    .toBuffer()

/** A rendered page as stored. */
export const keptPage = ({ width, height, pixels }: Drawn) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 88 })
    .toBuffer()
