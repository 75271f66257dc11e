import { z } from 'zod'
import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Ports } from '../../../platform/ports.ts'

/** Time enough to press; a download that has begun goes on. */
const OPEN_MS = 5 * 60_000
export const ARCHIVES = '/files/site-exports'

const Ticket = z.object({ key: z.string(), fileName: z.string(), expiresAt: z.number() })

const labelOf = (channelSeq: ChannelSeq) => `archive of ${channelSeq}`

/** An address that hands an archive out for a few minutes; only a caller who may read it is given one. */
export function addressOf(
  { ports, channelSeq, now }: Pick<Context, 'ports' | 'channelSeq' | 'now'>,
  file: { key: string; fileName: string },
) {
  const ticket = { ...file, expiresAt: now().getTime() + OPEN_MS }
  const sealed = ports.secrets.wrap(Buffer.from(JSON.stringify(ticket)), labelOf(channelSeq))
  return `${ARCHIVES}/${channelSeq}/${sealed}`
}

/** What an address names; null where it is not genuine, of another site, or too old. */
export function openedAddress(
  ports: Ports,
  { channelSeq, sealed }: { channelSeq: ChannelSeq; sealed: string },
  now: Date,
) {
  try {
    const text = ports.secrets.unwrap(sealed, labelOf(channelSeq)).toString('utf8')
    const ticket = Ticket.parse(JSON.parse(text))
    return now.getTime() < ticket.expiresAt ? ticket : null
  } catch {
    return null
  }
}
