import type { FastifyInstance } from 'fastify'
import { parseVideoLinkName } from 'contract/values/rich-text'
import { embedAddress } from 'contract/values/video-links'

const page = (address: string) => `<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>.</title>
<style>html,body,iframe{width:100%;height:100%;margin:0;border:0;background:#0f1115}</style>
<iframe src="${address.replaceAll('&', '&amp;')}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen></iframe>
`

/**
 * A page with only the player of a video at another host, loaded when a reader presses play in a text, so that no page of the site
 * has to allow that host. docs/rules.md R-585.
 */
export function mountVideoPage(http: FastifyInstance) {
  http.get<{ Params: { name: string } }>('/media/film/:name', (request, reply) => {
    const link = parseVideoLinkName(request.params.name)
    if (!link) return reply.callNotFound()
    const { origin, path } = embedAddress(link, { origin: `${request.protocol}://${request.host}` })
    return reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src ${origin}; frame-ancestors 'self'`,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      })
      .type('text/html; charset=utf-8')
      .send(page(`${origin}${path}&autoplay=1`))
  })
}
