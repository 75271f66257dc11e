import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seqInUrl } from '../../values/ids.ts'
import { Alarm, path } from './schemas.ts'

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
  shows: 'notifications',
})
/** Marks all notifications up to now as read, which clears the badge. Deletes nothing. */
export const readAlarms = endpoint({
  method: 'POST',
  base: 'alarm',
  path: `${path}/delete`,
  access: 'member',
  whileSuspended: 'members',
  reply: nothing,
  touches: ['notifications'],
})
