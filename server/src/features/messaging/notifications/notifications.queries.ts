import { sql } from 'kysely'
import type { AlarmType } from 'contract/messaging/notifications/notifications.rules'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { AlarmSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface NewAlarm {
  targetUserSeq: UserSeq
  alarmType: AlarmType
  subType?: string
  content: Record<string, unknown>
  path: string
  /** The person who caused it, if any. */
  actorUserSeq?: UserSeq
  courseSeq: CourseSeq | null
  /** A job may run twice; a person is notified once. */
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

/** Changes the content of an existing notification and removes its actor; `content` is read with the row locked. */
export async function changeAlarm(
  tx: ChannelTx,
  { to, once }: { to: UserSeq; once: string },
  contentNow: () => Promise<Record<string, unknown> | null>,
) {
  const alarm = await tables(tx)
    .selectFrom('alarms')
    .select('alarmSeq')
    .where('targetUserSeq', '=', to)
    .where('once', '=', once)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const content = alarm ? await contentNow() : null
  if (!alarm || !content) return
  await tables(tx)
    .updateTable('alarms')
    .set({ content: JSON.stringify(content), actorUserSeq: null })
    .where('alarmSeq', '=', alarm.alarmSeq)
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

/** Whether campaigns wrote to somebody after the notification that they read last. */
export async function hasCampaignAlarm(db: ChannelDb, userSeq: UserSeq, readSeq: number) {
  const found = await tables(db)
    .selectFrom('alarms')
    .select('alarmSeq')
    .where('targetUserSeq', '=', userSeq)
    .where((eb) => eb(eb.cast<number>('alarmSeq', 'bigint'), '>', readSeq))
    .where('once', 'like', `${CAMPAIGN_ALARM}%`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
/** How `once` begins for what a campaign says. */
export const CAMPAIGN_ALARM = 'campaign:'

export async function deleteAlarmsTo(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('alarms').where('targetUserSeq', '=', userSeq).execute()
}

/** Removes a former member's name from notifications about their joining, enrolments and reviews. */
export async function renameInAlarms(tx: ChannelTx, userSeq: UserSeq) {
  await sql`
    update alarms set content = jsonb_set(content::jsonb, '{name}', to_jsonb(${FORMER_MEMBER}::text))
    where content::jsonb ? 'name' and (
      actor_user_seq = ${userSeq}
      or once = ${`joined:${userSeq}`}
      or once in (
        select kind || ':' || attend_seq from enrolments
        cross join unnest(array['applicant', 'staffCancelled']) as kind where user_seq = ${userSeq})
      or once in (select 'review:' || evaluation_seq from reviews where user_seq = ${userSeq}))`.execute(
    tables(tx),
  )
}

/** The package through which a person has their place in each of these classes, for those where there is one. */
export async function findPackagesOf(db: ChannelDb, userSeq: UserSeq, courseSeqs: CourseSeq[]) {
  if (courseSeqs.length === 0) return new Map<CourseSeq, CourseSeq>()
  const rows = await tables(db)
    .selectFrom('enrolments as place')
    .innerJoin('enrolments as parent', 'parent.attendSeq', 'place.parentAttendSeq')
    .select(['place.courseSeq', 'parent.courseSeq as packageSeq'])
    .where('place.userSeq', '=', userSeq)
    .where('place.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('place.state', '<>', 'CANCELLED')
    .orderBy('place.attendSeq')
    .execute()
  return new Map(rows.map(({ courseSeq, packageSeq }) => [courseSeq, packageSeq]))
}
