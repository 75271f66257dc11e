import type { AlarmType } from 'contract/alarms'
import type { AlarmSeq, CourseSeq, UserSeq } from 'contract/values'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

export interface NewAlarm {
  targetUserSeq: UserSeq
  alarmType: AlarmType
  subType?: string
  content: Record<string, unknown>
  path: string
  /** Who caused it, where it was a person. */
  actorUserSeq?: UserSeq
  courseSeq: CourseSeq | null
  /** A job may run twice, a person is told once. */
  once: string
  createdAt: Date
}

export function insertAlarms(tx: ChannelTx, alarms: NewAlarm[]) {
  return tables(tx)
    .insertInto('alarms')
    .values(alarms.map((alarm) => ({ ...alarm, content: JSON.stringify(alarm.content) })))
    .onConflict((same) => same.doNothing())
    .returning(['alarmSeq', 'targetUserSeq'])
    .execute()
}

export function findAlarms(
  db: ChannelDb,
  userSeq: UserSeq,
  { limit, minSeq }: { limit: number; minSeq?: AlarmSeq | undefined },
) {
  const alarms = tables(db)
    .selectFrom('alarms')
    .select([
      'alarmSeq',
      'alarmType',
      'subType',
      'content',
      'createdAt',
      'courseSeq',
      'path',
      'isLegacy',
      'actorUserSeq',
    ])
    .where('targetUserSeq', '=', userSeq)
    .orderBy('alarmSeq', 'desc')
    .limit(limit)
  return minSeq ? alarms.where('alarmSeq', '<', minSeq).execute() : alarms.execute()
}

export async function countUnread(db: ChannelDb, userSeq: UserSeq, readSeq: number) {
  const { count } = await tables(db)
    .selectFrom('alarms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('targetUserSeq', '=', userSeq)
    .where((eb) => eb(eb.cast<number>('alarmSeq', 'bigint'), '>', readSeq))
    .executeTakeFirstOrThrow()
  return count
}

export async function findNewest(db: ChannelDb, userSeq: UserSeq) {
  const newest = await tables(db)
    .selectFrom('alarms')
    .select('alarmSeq')
    .where('targetUserSeq', '=', userSeq)
    .orderBy('alarmSeq', 'desc')
    .executeTakeFirst()
  return newest?.alarmSeq ?? 0
}
