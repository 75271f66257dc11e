import type { Pool, PoolClient } from 'pg'

interface NoticeListener {
  onNotice: (text: string) => void
  onLost: (error: unknown) => void
}
export type Notices = ReturnType<typeof notices>

const CHANNEL = 'seodang_bus'

/** PostgreSQL's NOTIFY, sent as the database owner. */
export function notices(owner: Pool) {
  let ear: PoolClient | null = null
  return {
    send: (text: string) => owner.query('select pg_notify($1, $2)', [CHANNEL, text]),
    async listen({ onNotice, onLost }: NoticeListener) {
      const client = await owner.connect()
      client.on('notification', ({ payload }) => onNotice(payload ?? '{}'))
      client.once('error', (error) => {
        ear = null
        // A broken connection occupies a slot of the pool until it is released.
        client.release(true)
        onLost(error)
      })
      ear = client
      await client.query(`listen ${CHANNEL}`)
    },
    end: () => ear?.release(true),
  }
}
