import type { FastifyInstance } from 'fastify'
import { PREVIEW_SCRIPT, previewScript } from './snippet-preview.views.ts'

export function mountSnippetPreview(http: FastifyInstance) {
  http.get(PREVIEW_SCRIPT, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(previewScript),
  )
}
