import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashOfSheet, sheetsIn } from 'contract/values/style-sheets'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** About the number of screens; a list that no page uses may evict one, which is then built again. */
const MAX_KEPT = 200
const compress = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Serves the style sheets of a page as one file: the build produces one per group of modules, and a browser that requests a dozen
 * paints later than with one. The URL lists them, see `contract/values/style-sheets`.
 */
export async function servePageSheets(http: FastifyInstance, assetsFolder: string) {
  const sheets = await readSheets(assetsFolder)
  const kept = new LRUCache<string, Promise<Squeezed>>({ max: MAX_KEPT })
  function squeezed(name: string, text: string) {
    const found = kept.get(name) ?? squeeze(text)
    kept.set(name, found)
    return found
  }
  http.get<{ Params: { '*': string } }>('/assets/page/*', async (request, reply) => {
    const name = request.params['*']
    const texts = sheetsIn(name)?.map((hash) => sheets.get(hash))
    if (!texts || texts.includes(undefined)) return reply.callNotFound()
    return sendStyle(request, reply, await squeezed(name, texts.join('\n')))
  })
}

interface Squeezed {
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}
export async function squeeze(text: string | Buffer): Promise<Squeezed> {
  const plain = Buffer.from(text)
  const [brotli, zipped] = await Promise.all([
    compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    zip(plain),
  ])
  return { plain, brotli, gzip: zipped }
}

/** A style sheet whose URL changes with its content, in an encoding that the browser accepts. */
export function sendStyle(request: FastifyRequest, reply: FastifyReply, style: Squeezed) {
  const accepts = request.headers['accept-encoding'] ?? ''
  void reply
    .type('text/css; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
  if (/\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(style.brotli)
  if (/\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(style.gzip)
  return reply.send(style.plain)
}

async function readSheets(folder: string) {
  const names = await readdir(folder)
  const sheets = new Map<string, string>()
  for (const name of names) {
    const hash = name.endsWith('.css') ? hashOfSheet(name) : undefined
    if (hash) sheets.set(hash, await readFile(join(folder, name), 'utf8'))
  }
  return sheets
}
