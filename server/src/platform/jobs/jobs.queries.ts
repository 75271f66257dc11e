import { sql } from 'kysely'
import type { ChannelTx, PlatformTx } from '../db/channel-db.ts'
import { platformTables, tables } from '../db/tables.ts'

export interface NewJob {
  task: string
  payload: unknown
  runAt?: Date
  key?: string
  maxAttempts?: number
}

/** The database takes the site from the binding, so a payload cannot forge it. */
export const insertJob = (tx: ChannelTx, job: NewJob) =>
  sql`select add_channel_job(${job.task}, ${JSON.stringify(job.payload)}::json, ${job.runAt ?? null}::timestamptz,
    ${job.key ?? null}::text, ${job.maxAttempts ?? null}::int)`.execute(tables(tx))

export const insertPlatformJob = (tx: PlatformTx, job: NewJob) =>
  sql`select add_platform_job(${job.task}, ${JSON.stringify(job.payload)}::json, ${job.runAt ?? null}::timestamptz,
    ${job.key ?? null}::text, ${job.maxAttempts ?? null}::int)`.execute(platformTables(tx))
