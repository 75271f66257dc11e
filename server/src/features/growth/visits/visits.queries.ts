import { sql } from 'kysely'
import type { ChannelDb, ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { seoulTime, type Span } from '../../../platform/db/seoul.queries.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

interface Hour {
  hour: Date
  clientId: string
  pageViews: number
  isNew: boolean
}

/** Adds the counts; returns visitors who are new in their hour. */
export async function upsertHours(tx: ChannelTx, hours: Hour[]) {
  const written = await tables(tx)
    .insertInto('visitorHours')
    .values(hours)
    .onConflict((same) =>
      same.columns(['channelSeq', 'hour', 'clientId']).doUpdateSet((eb) => ({
        pageViews: eb('visitorHours.pageViews', '+', eb.ref('excluded.pageViews')),
        isNew: sql<boolean>`visitor_hours.is_new or excluded.is_new`,
      })),
    )
    .returning(['hour', 'clientId', sql<boolean>`xmax = 0`.as('isFirst')])
    .execute()
  return written.filter(({ isFirst }) => isFirst)
}

export const upsertReferrers = (tx: ChannelTx, rows: { baseDate: string; host: string; visits: number }[]) =>
  tables(tx)
    .insertInto('referrerDays')
    .values(rows)
    .onConflict((same) =>
      same.columns(['channelSeq', 'baseDate', 'host']).doUpdateSet((eb) => ({
        visits: eb('referrerDays.visits', '+', eb.ref('excluded.visits')),
      })),
    )
    .execute()

export const upsertPages = (tx: ChannelTx, rows: { baseDate: string; path: string; pageViews: number }[]) =>
  tables(tx)
    .insertInto('pageDays')
    .values(rows)
    .onConflict((same) =>
      same.columns(['channelSeq', 'baseDate', 'path']).doUpdateSet((eb) => ({
        pageViews: eb('pageDays.pageViews', '+', eb.ref('excluded.pageViews')),
      })),
    )
    .execute()

/** Visitors by day or hour in Seoul; `at` reads `2026-11-21` or `2026-11-21 09:00`. */
export function countVisitsBy(db: ChannelDb, { from, to, unit }: Span) {
  const at = seoulTime('hour', unit)
  return tables(db)
    .selectFrom('visitorHours')
    .select(({ fn, cast }) => [
      at.as('at'),
      fn.count<number>('clientId').distinct().as('visitors'),
      fn.count<number>('clientId').distinct().filterWhere('isNew', '=', true).as('newVisitors'),
      cast<number>(fn.sum('pageViews'), 'bigint').as('pageViews'),
    ])
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .groupBy(at)
    .execute()
}

/** Distinct visitors of the whole period: not the sum of its days. */
export async function countVisitors(db: ChannelDb, { from, to }: Omit<Span, 'unit'>) {
  const { count } = await tables(db)
    .selectFrom('visitorHours')
    .select(({ fn }) => fn.count<number>('clientId').distinct().as('count'))
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .executeTakeFirstOrThrow()
  return count
}

interface Days {
  startAt: string
  endAt: string
  limit: number
}
export const findReferrers = (db: ChannelDb, { startAt, endAt, limit }: Days) =>
  tables(db)
    .selectFrom('referrerDays')
    .select(({ fn, cast }) => ['host', cast<number>(fn.sum('visits'), 'bigint').as('count')])
    .where('baseDate', '>=', startAt)
    .where('baseDate', '<=', endAt)
    .groupBy('host')
    .orderBy('count', 'desc')
    .orderBy('host')
    .limit(limit)
    .execute()
export const findPages = (db: ChannelDb, { startAt, endAt, limit }: Days) =>
  tables(db)
    .selectFrom('pageDays')
    .select(({ fn, cast }) => ['path', cast<number>(fn.sum('pageViews'), 'bigint').as('count')])
    .where('baseDate', '>=', startAt)
    .where('baseDate', '<=', endAt)
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute()

export const insertLog = (db: PlatformDb, log: { eventType: string; message: string; createdAt: Date }) =>
  platformTables(db).insertInto('eventLogs').values(log).execute()
export const countLogs = (db: PlatformDb, since: Date) =>
  platformTables(db)
    .selectFrom('eventLogs')
    .select(({ fn }) => ['eventType', fn.countAll<number>().as('count')])
    .where('createdAt', '>=', since)
    .groupBy('eventType')
    .execute()
export async function deleteLogs(db: PlatformDb, before: Date) {
  await platformTables(db).deleteFrom('eventLogs').where('createdAt', '<', before).execute()
}
/** Deletes rows that only the two-year charts need. */
export async function deleteHours(tx: ChannelTx, before: Date) {
  await tables(tx).deleteFrom('visitorHours').where('hour', '<', before).execute()
}
