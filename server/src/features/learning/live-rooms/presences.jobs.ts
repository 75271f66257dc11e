import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { presenceOf, recordJoined, recordLeft } from './presences.service.ts'

/** Records who is inside the video rooms until the server closes: one event after the other, as they come. */
export function mountPresences(http: FastifyInstance, { ports, contextFor }: Openings) {
  let recording = Promise.resolve()
  const stop = ports.liveMedia.subscribe((event) => {
    const presence = presenceOf(event)
    if (!presence) return
    const record = event.kind === 'joined' ? recordJoined : recordLeft
    recording = recording
      .then(async () => record(await contextFor(presence.channelSeq), presence, event))
      .catch((error: unknown) =>
        http.log.error({ err: error }, 'A presence in a video room was not recorded'),
      )
  })
  http.addHook('onClose', async () => {
    stop()
    await recording
  })
}
