import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { FeatureName } from 'contract/http/features.gen'

/** A page as sent, in every encoding. */
export interface CachedPage {
  status: number
  etag: string
  plain: Buffer
  brotli: Buffer
  /** Compressed at the first request: hardly any client still uses it. */
  gzip: () => Promise<Buffer>
}
export interface DrawnPage {
  status: number
  html: string
  /** The features whose rows the page shows. */
  features: ReadonlySet<FeatureName>
}
interface Entry {
  page: CachedPage
  channel: number
  features: ReadonlySet<FeatureName>
  bytes: number
  until: number
}

/** A fallback: without an invalidation a page is at most this old. */
const FRESH_MS = 60_000
const MAX_BYTES = 64 * 1024 * 1024
const compress = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pages for visitors, rendered once and cached until one of their features changes. */
export function htmlCache(now: () => number) {
  const kept = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })
  const drawing = new Map<string, Promise<CachedPage>>()
  // Increases with every change: a page rendered before a change is sent, but not cached.
  let changes = 0

  async function draw(key: string, channel: number, make: () => Promise<DrawnPage>) {
    const began = changes
    const made = make()
    const page = await packed(made)
    const { features } = await made
    if (began === changes && page.status === 200) {
      const size = page.plain.length + page.brotli.length
      kept.set(key, { page, channel, features, bytes: size, until: now() + FRESH_MS })
    }
    return page
  }

  return {
    /** The cached page, or a fresh one; simultaneous requests share one rendering. */
    get(key: string, channel: number, make: () => Promise<DrawnPage>): Promise<CachedPage> | CachedPage {
      const known = kept.get(key)
      if (known && known.until > now()) return known.page
      const running = drawing.get(key)
      if (running) return running
      const started = draw(key, channel, make).finally(() => drawing.delete(key))
      drawing.set(key, started)
      return started
    },
    /** Invalidates pages of these features on a site; on all sites where it is null. */
    forget(channel: number | null, features: readonly FeatureName[]) {
      changes += 1
      const stale = [...kept.entries()].filter(
        ([, entry]) =>
          (channel === null || entry.channel === channel) && features.some((one) => entry.features.has(one)),
      )
      for (const [key] of stale) kept.delete(key)
    },
    size: () => kept.size,
  }
}
export type HtmlCache = ReturnType<typeof htmlCache>

/** Compresses a page once for all requests. */
export async function packed(made: Promise<DrawnPage>, quality = 5): Promise<CachedPage> {
  const { status, html } = await made
  const plain = Buffer.from(html)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  const brotli = await compress(plain, options)
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  let gzipped: Promise<Buffer> | undefined
  return { status, etag, plain, brotli, gzip: () => (gzipped ??= zip(plain)) }
}
