import { buffer, text } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { PageSize } from '../../../platform/files/pdf-messages.ts'
import {
  drawnSize,
  PdfReaderBusy,
  pdfReader,
  UnreadablePdf,
  type PdfFile,
} from '../../../platform/files/pdf-reader.ts'
import { keptPage, marked, markPaper, markSize, veilOf } from '../../../platform/files/watermark.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findFile } from './files.queries.ts'
import { openBytes } from './sealed-documents.service.ts'

/** Larger files are not read: they would fill the memory of this process. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_VEILS = 500

const Sizes = z.object({ width: z.int(), height: z.int() }).array()
const reader = pdfReader()
const veils = new LRUCache<string, Promise<Buffer>>({ max: MAX_VEILS })

type File = NonNullable<Awaited<ReturnType<typeof findFile>>>

/**
 * The page sizes of a protected PDF in pixels. PDF_NOT_VIEWABLE where it is damaged, encrypted or too large, TOO_MANY_REQUESTS
 * while too many wait.
 */
export async function pagesOf(ctx: Context, fileSeq: FileSeq): Promise<PageSize[]> {
  const file = await findFile(ctx.db, fileSeq)
  if (!file) throw refuse('NOT_FOUND')
  const key = keptKey(file, 'index.json')
  const known = await ctx.ports.storage.read(key)
  if (known) return Sizes.parse(JSON.parse(await text(known.stream)))
  const sizes = await reader.sizesOf(pdfOf(ctx, file)).catch((error: unknown) => {
    if (error instanceof PdfReaderBusy) throw refuse('TOO_MANY_REQUESTS')
    if (error instanceof UnreadablePdf) throw refuse('PDF_NOT_VIEWABLE')
    throw error
  })
  const pages = sizes.map(drawnSize)
  await ctx.ports.storage.write(key, Buffer.from(JSON.stringify(pages)))
  return pages
}

/** One page as WebP with the reader's watermark; null where there is no such page. */
export async function markedPage(
  ctx: Context,
  { fileSeq, page, mark }: { fileSeq: FileSeq; page: number; mark: string },
) {
  const file = await findFile(ctx.db, fileSeq)
  const size = file && (await pagesOf(ctx, fileSeq))[page - 1]
  if (!size) return null
  const key = keptKey(file, `${page}.webp`)
  const known = await ctx.ports.storage.read(key)
  const picture = known
    ? await buffer(known.stream)
    : await keptPage(await reader.draw(pdfOf(ctx, file), page, size))
  if (!known) await ctx.ports.storage.write(key, picture)
  return marked(picture, await veilFor(mark))
}

/** The text of a page, for screen readers; null where there is no such page. */
export async function textOfPage(ctx: Context, { fileSeq, page }: { fileSeq: FileSeq; page: number }) {
  const file = await findFile(ctx.db, fileSeq)
  if (!file || !(await pagesOf(ctx, fileSeq))[page - 1]) return null
  const key = keptKey(file, `${page}.txt`)
  const known = await ctx.ports.storage.read(key)
  if (known) return text(known.stream)
  const written = await reader.textOf(pdfOf(ctx, file), page)
  await ctx.ports.storage.write(key, Buffer.from(written))
  return written
}

/** Stored beside the document and deleted with it. */
const keptKey = ({ storageKey }: File, name: string) => `${storageKey}/viewed/${name}`

const pdfOf = ({ ports }: Context, file: File): PdfFile => ({
  name: file.storageKey,
  async read() {
    const found = await openBytes(ports, file)
    if (!found) throw new UnreadablePdf('It is gone')
    if (found.totalBytes > MAX_BYTES) {
      found.stream.destroy()
      throw new UnreadablePdf('Too large')
    }
    return buffer(found.stream)
  },
})

/** Rendered once for each reader. */
function veilFor(mark: string) {
  const known = veils.get(mark)
  if (known) return known
  const drawing = drawVeil(mark)
  veils.set(mark, drawing)
  drawing.catch(() => veils.delete(mark))
  return drawing
}
async function drawVeil(mark: string) {
  const { bytes } = await markPaper(mark)
  return veilOf(await reader.draw({ name: `mark:${mark}`, read: async () => bytes }, 1, markSize))
}
