import { sql } from 'kysely'
import type { ChannelTx, PlatformTx } from '../db/channel-db.ts'
import { platformTables, tables } from '../db/tables.ts'

export interface NewJob {
  task: string
  payload: unknown
  delayMs?: number
  key?: string
  maxAttempts?: number
  isLast?: boolean
}

/** A higher number waits longer. */
const LAST = 10

/** By the clock of the queue, which also decides what is due. */
const dueIn = (delayMs = 0) => sql`now() + make_interval(secs => ${delayMs / 1000}::float8)`

/** The database takes the site from the binding, so a payload cannot forge it. */
export const insertJob = (tx: ChannelTx, job: NewJob) =>
  sql`select add_channel_job(${job.task}, ${JSON.stringify(job.payload)}::json, ${dueIn(job.delayMs)},
    ${job.key ?? null}::text, ${job.maxAttempts ?? null}::int, ${job.isLast ? LAST : 0}::int)`.execute(
    tables(tx),
  )

export const insertPlatformJob = (tx: PlatformTx, job: NewJob) =>
  sql`select add_platform_job(${job.task}, ${JSON.stringify(job.payload)}::json, ${dueIn(job.delayMs)},
    ${job.key ?? null}::text, ${job.maxAttempts ?? null}::int)`.execute(platformTables(tx))
