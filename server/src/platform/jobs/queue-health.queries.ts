import type { Pool } from 'pg'

interface FailedJob {
  id: string
  task: string
  attempts: number
  error: string
  at: Date
}
/** The queue as shown to the operator. It reads as the queue's owner and returns no payloads of features. */
export interface QueueHealth {
  depth: () => Promise<{ waiting: number; failed: number; oldestSeconds: number }>
  failed: () => Promise<FailedJob[]>
  /** Retries a failed job. False when there is none of that number. */
  retry: (id: string) => Promise<boolean>
  database: () => Promise<{ version: string; bytes: number }>
}

const depthText = `
  select count(*) filter (where attempts < max_attempts) as waiting,
         count(*) filter (where attempts >= max_attempts) as failed,
         coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())), 0)::int
           as "oldestSeconds"
    from graphile_worker.jobs`

export const queueHealth = (owner: Pool): QueueHealth => ({
  async depth() {
    const { rows } = await owner.query<{ waiting: number; failed: number; oldestSeconds: number }>(depthText)
    return rows[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 }
  },
  async failed() {
    const { rows } = await owner.query<FailedJob>(
      `select id::text, task_identifier as task, attempts, coalesce(last_error, '') as error, updated_at as at
         from graphile_worker.jobs where attempts >= max_attempts order by updated_at desc limit 50`,
    )
    return rows
  },
  async retry(id) {
    const { rowCount } = await owner.query(
      'select graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now(), attempts := 0)',
      [id],
    )
    return (rowCount ?? 0) > 0
  },
  async database() {
    const { rows } = await owner.query<{ version: string; bytes: number }>(
      "select current_setting('server_version') as version, pg_database_size(current_database()) as bytes",
    )
    return rows[0] ?? { version: '', bytes: 0 }
  },
})
