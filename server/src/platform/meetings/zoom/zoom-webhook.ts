import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

/** Older and newer ones are replays. */
const TOLERANCE_S = 300

interface MeetingMoment {
  /** The same for each delivery of an event. */
  eventId: string
  /** Of the Zoom account in which it happened. */
  accountId: string
  meetingKey: string
  /** A meeting may be started several times; each time has its own name. */
  occurrenceKey: string
  at: Date
}
/** Somebody in a meeting, as Zoom knows them. */
interface MeetingParticipant {
  /** From joining to leaving; who comes back has another. */
  visitKey: string
  name: string
  /** Null for people who are not signed in at Zoom, and for those of other accounts. */
  email: string | null
  /** What our own page passed when it joined them. */
  customerKey: string | null
}
export type ZoomEvent =
  | { type: 'VALIDATION'; plainToken: string }
  | ({ type: 'STARTED' | 'ENDED' } & MeetingMoment)
  | ({ type: 'JOINED' | 'LEFT'; participant: MeetingParticipant } & MeetingMoment)

const text = z.union([z.string(), z.number()]).transform(String)
const filled = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value))
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .catch(null)
  .transform((value) => (value ? new Date(value) : null))

const Named = z.object({ event: z.string(), event_ts: z.number().optional() })
const Validation = z.object({ payload: z.object({ plainToken: z.string().regex(/^[\w+/=-]{1,200}$/) }) })
const Meeting = z.object({
  id: text.pipe(z.string().regex(/^\d{1,20}$/)),
  uuid: z.string().min(1),
  start_time: moment,
  end_time: moment,
})
const Participant = z.object({
  user_id: text,
  user_name: z.string(),
  email: filled,
  customer_key: filled,
  join_time: moment,
  leave_time: moment,
})
const MeetingEvent = z.object({ payload: z.object({ account_id: z.string(), object: Meeting }) })
const ParticipantEvent = z.object({ payload: z.object({ object: z.object({ participant: Participant }) }) })

interface Trust {
  /** The secret token of the app's event subscription. */
  secret: string
  now: Date
}

/** Whether Zoom signed these bytes within the last five minutes. */
export function isFromZoom(headers: IncomingHttpHeaders, rawBody: Buffer, { secret, now }: Trust): boolean {
  const time = headers['x-zm-request-timestamp']
  const signature = headers['x-zm-signature']
  if (typeof time !== 'string' || typeof signature !== 'string' || secret === '') return false
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return false
  const expected = createHmac('sha256', secret).update(`v0:${time}:`).update(rawBody).digest()
  const [version, hex = ''] = signature.split('=')
  const sent = Buffer.from(hex, 'hex')
  return version === 'v0' && sent.length === expected.length && timingSafeEqual(sent, expected)
}

/**
 * An event of Zoom: null for one that Zoom did not sign or that nobody understands, NOTHING for one that is of no use here. The validation of
 * the address has to be signed as well: its answer is a signature, with which strangers could sign events of their own. docs/rules.md R-987.
 */
export function readZoomEvent(
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  trust: Trust,
): ZoomEvent | 'NOTHING' | null {
  if (!isFromZoom(headers, rawBody, trust)) return null
  const body = jsonOf(rawBody)
  const named = Named.safeParse(body)
  if (!named.success) return null
  const { event, event_ts: sentAt = trust.now.getTime() } = named.data
  if (event === 'endpoint.url_validation') {
    const read = Validation.safeParse(body)
    return read.success ? { type: 'VALIDATION', plainToken: read.data.payload.plainToken } : null
  }
  const type = types[event]
  if (!type) return 'NOTHING'
  return meetingEvent(body, { type, sentAt: new Date(sentAt), eventId: eventIdOf(rawBody) })
}

/** What `endpoint.url_validation` has to be answered with, within three seconds. */
export const validationAnswer = (plainToken: string, secret: string) => ({
  plainToken,
  encryptedToken: createHmac('sha256', secret).update(plainToken).digest('hex'),
})

const types: Readonly<Record<string, Exclude<ZoomEvent['type'], 'VALIDATION'>>> = {
  'meeting.started': 'STARTED',
  'meeting.ended': 'ENDED',
  'meeting.participant_joined': 'JOINED',
  'meeting.participant_left': 'LEFT',
}

interface Delivery {
  type: Exclude<ZoomEvent['type'], 'VALIDATION'>
  sentAt: Date
  eventId: string
}
function meetingEvent(body: unknown, { type, sentAt, eventId }: Delivery): ZoomEvent | null {
  const read = MeetingEvent.safeParse(body)
  if (!read.success) return null
  const { account_id: accountId, object } = read.data.payload
  const meeting = { eventId, accountId, meetingKey: object.id, occurrenceKey: object.uuid }
  if (type === 'STARTED') return { type, ...meeting, at: object.start_time ?? sentAt }
  if (type === 'ENDED') return { type, ...meeting, at: object.end_time ?? sentAt }
  const known = ParticipantEvent.safeParse(body)
  if (!known.success) return null
  const { user_id: visitKey, user_name: name, ...person } = known.data.payload.object.participant
  const at = (type === 'JOINED' ? person.join_time : person.leave_time) ?? sentAt
  const participant = { visitKey, name, email: person.email, customerKey: person.customer_key }
  return { type, ...meeting, at, participant }
}

/** Zoom sends no number of an event; another delivery has the same bytes. */
const eventIdOf = (rawBody: Buffer) => createHash('sha256').update(rawBody).digest('hex')

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
