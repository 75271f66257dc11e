import type { FastifyInstance } from 'fastify'
import { seqInUrl } from 'contract/values/ids'
import type { Openings } from '../../../platform/feature.ts'
import { PATH, readFeed } from './calendar-feeds.service.ts'

const SECRET = /^([\w-]{43})\.ics$/

/** Serves calendars at their private addresses. Knowing an address is enough: no sign-in counts here. */
export function mountCalendars(http: FastifyInstance, { contextFor }: Openings) {
  http.get<{ Params: { channelSeq: string; file: string } }>(
    `${PATH}/:channelSeq/:file`,
    async ({ params }, reply) => {
      const channelSeq = seqInUrl('channel').safeParse(params.channelSeq)
      const [, secret] = SECRET.exec(params.file) ?? []
      void reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
      if (!channelSeq.success || !secret) return reply.status(404).send()
      const found = await readFeed(await contextFor(channelSeq.data), secret)
      if (found.kind === 'tooMany') return reply.status(429).header('retry-after', '600').send()
      if (found.kind === 'missing') return reply.status(404).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .send(found.text)
    },
  )
}
