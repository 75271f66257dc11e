import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'

/** The validity of a signed bucket URL: a player follows it at once. */
const OPEN_SECONDS = 120
/** The internal location of stored files in nginx; `docs/operating.md` shows its configuration. */
const ON_DISK = '/stored/'
const CACHED = 'private, max-age=3600'

interface Stored {
  ports: Pick<Ports, 'storage' | 'settings'> & { now: () => Date }
  key: string
  type: string
}

/**
 * Sends stored bytes to an authorized browser, as the installation is configured: through this process, by nginx, which reads the
 * file itself, or by a redirect to the bucket with a URL valid for two minutes.
 */
export function handOut(request: FastifyRequest, reply: FastifyReply, stored: Stored) {
  const { ports, key, type } = stored
  switch (ports.settings.mediaDelivery) {
    case 'x-accel':
      return reply
        .headers({ 'x-accel-redirect': ON_DISK + key, 'cache-control': CACHED })
        .type(type)
        .send()
    case 's3':
      return sendRedirect(reply, stored)
    case 'node':
      return sendHere(request, reply, stored)
  }
}

async function sendRedirect(reply: FastifyReply, { ports, key }: Stored) {
  const address = await ports.storage.sign(key, { seconds: OPEN_SECONDS, now: ports.now() })
  return reply.header('cache-control', 'private, no-store').redirect(address, 302)
}

async function sendHere(request: FastifyRequest, reply: FastifyReply, { ports, key, type }: Stored) {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const byteRange = range
    ? { start: Number(range[1]), ...(range[2] && { end: Number(range[2]) }) }
    : undefined
  const found = await ports.storage.read(key, byteRange)
  if (!found) return reply.status(404).send()
  const { stream, bytes, totalBytes } = found
  void reply
    .headers({ 'cache-control': CACHED, 'content-length': bytes, 'accept-ranges': 'bytes' })
    .type(type)
  if (byteRange) {
    if (bytes === 0) {
      stream.destroy()
      return reply.status(416).header('content-range', `bytes */${totalBytes}`).send()
    }
    const last = byteRange.start + bytes - 1
    void reply.status(206).header('content-range', `bytes ${byteRange.start}-${last}/${totalBytes}`)
  }
  return reply.send(stream)
}
