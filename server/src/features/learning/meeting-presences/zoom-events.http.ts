import type { FastifyInstance } from 'fastify'
import { seqInUrl } from 'contract/values/seq'
import { z } from 'zod'
import type { Openings } from '../../../platform/feature.ts'
import { readZoomEvent, validationAnswer } from '../../../platform/meetings/zoom/zoom-webhook.ts'
import { recordHeard, webhookSecretOf } from '../../teaching/meeting-accounts/meeting-accounts.public.ts'
import { recordEvent } from './meeting-presences.service.ts'

const Params = z.object({ channelSeq: seqInUrl('channel') })

/** Where Zoom reports what happens in the meetings of a site. Its answers are Zoom's, not the envelope of the API. */
export function mountZoomEvents(http: FastifyInstance, { contextFor }: Openings) {
  http.post('/api/v1.0/channels/:channelSeq/meetings/zoom', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const read = Params.safeParse(request.params)
    const ctx = read.success ? await contextFor(read.data.channelSeq) : null
    const secret = ctx && (await webhookSecretOf(ctx))
    if (!ctx || !secret) return reply.status(404).send({})
    const trust = { secret, now: ctx.now() }
    const event = readZoomEvent(request.headers, request.rawBody ?? Buffer.alloc(0), trust)
    if (event === null) return reply.status(401).send({})
    await recordHeard(ctx)
    if (event === 'NOTHING') return reply.send({})
    if (event.type === 'VALIDATION') return reply.send(validationAnswer(event.plainToken, secret))
    await recordEvent(ctx, event)
    return reply.send({})
  })
}
