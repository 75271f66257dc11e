import { z } from 'zod'
import { languages } from 'contract/i18n/languages'
import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../context.ts'
import type { Ports } from '../ports.ts'

/** Time enough to press; a download that has begun goes on. */
const OPEN_MS = 5 * 60_000
export const SPREADSHEETS = '/files/spreadsheets'

const Ticket = z.object({
  name: z.string(),
  choice: z.unknown(),
  language: z.enum(languages),
  expiresAt: z.number(),
})

const labelOf = (channelSeq: ChannelSeq) => `spreadsheet of ${channelSeq}`

/** An address that hands the file out for a few minutes. It is sealed: filters hold names that belong in no log. */
export function addressOf(
  { ports, channelSeq, language, now }: Pick<Context, 'ports' | 'channelSeq' | 'language' | 'now'>,
  { name, choice }: { name: string; choice: unknown },
) {
  const ticket = { name, choice, language, expiresAt: now().getTime() + OPEN_MS }
  const sealed = ports.secrets.wrap(Buffer.from(JSON.stringify(ticket)), labelOf(channelSeq))
  return `${SPREADSHEETS}/${channelSeq}/${sealed}`
}

interface Address {
  channelSeq: ChannelSeq
  sealed: string
}
/** What an address asks for; null where it is not genuine, of another site, or too old. */
export function openedAddress(ports: Ports, { channelSeq, sealed }: Address, now: Date) {
  const ticket = read(ports, { channelSeq, sealed })
  return ticket && now.getTime() < ticket.expiresAt ? ticket : null
}

function read(ports: Ports, { channelSeq, sealed }: Address) {
  try {
    return Ticket.parse(JSON.parse(ports.secrets.unwrap(sealed, labelOf(channelSeq)).toString('utf8')))
  } catch {
    return null
  }
}
