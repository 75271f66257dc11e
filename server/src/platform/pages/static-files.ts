import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The letters of the interface, in about ninety small pieces of which a page fetches what it writes with. */
const FONT = 'pretendard'
/** Where pages that do not know the version find the font's style sheet. */
export const FONT_STYLE = '/fonts/pretendard.css'

/** Files of the browser's build, and the font. Their names change with their content, so they may be kept for good. */
export async function serveFiles(http: FastifyInstance, clientFolder: string | null) {
  const packageFile = createRequire(import.meta.url).resolve(`${FONT}/package.json`)
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const prefix = `/fonts/${FONT}-${version}/`
  const folder = join(dirname(packageFile), 'dist/web/variable')
  await http.register(fastifyStatic, {
    root: folder,
    prefix,
    immutable: true,
    maxAge: '1y',
    index: false,
  })
  if (clientFolder !== null) {
    await http.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
      decorateReply: false,
    })
  }
  const style = `${prefix}pretendardvariable-dynamic-subset.css`
  await serveSqueezed(http, style, join(folder, 'pretendardvariable-dynamic-subset.css'))
  http.get(FONT_STYLE, (_, reply) => reply.redirect(style))
  return style
}

/** A style sheet of a package, which has no squeezed copies on the disk: squeezed once, at the start. */
async function serveSqueezed(http: FastifyInstance, path: string, file: string) {
  const plain = await readFile(file)
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const gzip = gzipSync(plain)
  http.get(path, (request, reply) => {
    const accepts = request.headers['accept-encoding'] ?? ''
    void reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
    if (/\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(brotli)
    if (/\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(gzip)
    return reply.send(plain)
  })
}
