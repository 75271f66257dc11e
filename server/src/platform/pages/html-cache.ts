import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Room } from 'contract/rooms'

/** A page as it is sent, in every way it may be asked for. */
export interface KeptPage {
  status: number
  etag: string
  plain: Buffer
  brotli: Buffer
  /** Made when the first one asks: hardly anybody still does. */
  gzip: () => Promise<Buffer>
}
export interface DrawnPage {
  status: number
  html: string
  /** The rooms whose rows the page shows. */
  rooms: ReadonlySet<Room>
}
interface Entry {
  page: KeptPage
  channel: number
  rooms: ReadonlySet<Room>
  bytes: number
  until: number
}

/** A backstop: what nobody told us about is at most this old. */
const FRESH_MS = 60_000
const MOST_BYTES = 64 * 1024 * 1024
const compress = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pages as visitors get them, drawn once and kept until one of the rooms they show changes. */
export function htmlCache(now: () => number) {
  const kept = new Map<string, Entry>()
  const drawing = new Map<string, Promise<KeptPage>>()
  // Rises with every change: a drawing that began before one is answered, but not kept.
  let changes = 0
  let bytes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  function keep(key: string, entry: Entry) {
    drop(key)
    kept.set(key, entry)
    bytes += entry.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) return
      drop(oldest)
    }
  }
  async function draw(key: string, channel: number, make: () => Promise<DrawnPage>) {
    const began = changes
    const made = make()
    const page = await packed(made)
    const { rooms } = await made
    if (began === changes && page.status === 200) {
      const size = page.plain.length + page.brotli.length
      keep(key, { page, channel, rooms, bytes: size, until: now() + FRESH_MS })
    }
    return page
  }

  return {
    /** The kept page, or a fresh one; a crowd waits for one drawing. */
    get(key: string, channel: number, make: () => Promise<DrawnPage>): Promise<KeptPage> | KeptPage {
      const known = kept.get(key)
      if (known && known.until > now()) return known.page
      const running = drawing.get(key)
      if (running) return running
      const started = draw(key, channel, make).finally(() => drawing.delete(key))
      drawing.set(key, started)
      return started
    },
    /** Something changed in these rooms of a site; of all sites where it is null. */
    forget(channel: number | null, rooms: readonly Room[]) {
      changes += 1
      for (const [key, entry] of kept) {
        const isTheirs = channel === null || entry.channel === channel
        if (isTheirs && rooms.some((room) => entry.rooms.has(room))) drop(key)
      }
    },
    size: () => kept.size,
  }
}
export type HtmlCache = ReturnType<typeof htmlCache>

/** Squeezes a page once, for however many who ask for it. */
export async function packed(made: Promise<DrawnPage>, quality = 5): Promise<KeptPage> {
  const { status, html } = await made
  const plain = Buffer.from(html)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  const brotli = await compress(plain, options)
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  let gzipped: Promise<Buffer> | undefined
  return { status, etag, plain, brotli, gzip: () => (gzipped ??= zip(plain)) }
}
