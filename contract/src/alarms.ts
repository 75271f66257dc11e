import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { instant, nothing, seq, seqInUrl } from './values.ts'

/** 06 somebody enrolled (to staff) or was enrolled (to the learner), 14 a place was cancelled and refunded, 20 sign-up, 22 review. */
export const alarmTypes = ['00', '06', '14', '20'] as const

export const Alarm = z.object({
  alarmSeq: seq('alarm'),
  alarmType: z.enum(alarmTypes),
  /** JSON text: `{ "name": …, "title": …, "amount": … }`, made into a sentence in the reader's language. */
  content: z.string(),
  createdAt: instant,
  courseSeq: seq('course').nullable(),
  /** Where pressing it leads, inside the site. */
  path: z.string(),
})
export type Alarm = z.input<typeof Alarm>

const path = '/channels/:channelSeq/alarms'
export const listAlarms = endpoint({
  method: 'GET',
  base: 'alarm',
  path,
  access: 'member',
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(20).default(20),
    minSeq: seqInUrl('alarm').optional(),
  }),
  reply: z.object({ list: Alarm.array(), badgeCount: z.int(), alarmReadSeq: z.int() }),
  shows: 'alarms',
})
/** Clears the badge: everything up to now is read. Deletes nothing. */
export const readAlarms = endpoint({
  method: 'POST',
  base: 'alarm',
  path: `${path}/delete`,
  access: 'member',
  reply: nothing,
  touches: ['alarms'],
})

export const alarmRaised = event(
  'alarm.raised',
  z.object({ alarmSeq: seq('alarm'), targetUserSeq: seq('user') }),
)
