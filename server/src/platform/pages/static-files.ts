import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendStyle, servePageSheets, squeeze } from './page-sheets.ts'

/** The interface font, in about ninety subsets of which a page loads those it needs. */
const FONT = 'pretendard'
/** The font's style sheet for pages that do not know its version. */
export const FONT_STYLE = '/fonts/pretendard.css'

/** The built browser files, and the font. Their names change with their content, so they can be cached for good. */
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
    await servePageSheets(http, join(clientFolder, 'assets'))
  }
  const style = `${prefix}pretendardvariable-dynamic-subset.css`
  // The font package has no compressed files on disk.
  const squeezed = await squeeze(await readFile(join(folder, 'pretendardvariable-dynamic-subset.css')))
  http.get(style, (request, reply) => sendStyle(request, reply, squeezed))
  http.get(FONT_STYLE, (_, reply) => reply.redirect(style))
  return style
}
