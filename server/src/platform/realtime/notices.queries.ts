import type { Pool, PoolClient } from 'pg'

interface Hearing {
  onNotice: (text: string) => void
  onLost: (error: unknown) => void
}
export type Notices = ReturnType<typeof notices>

const CHANNEL = 'seodang_bus'

/** PostgreSQL's NOTIFY, as the owner: the words of the bus, whoever says them. */
export function notices(owner: Pool) {
  let ear: PoolClient | null = null
  return {
    tell: (text: string) => owner.query('select pg_notify($1, $2)', [CHANNEL, text]),
    async listen({ onNotice, onLost }: Hearing) {
      ear = await owner.connect()
      ear.on('notification', ({ payload }) => onNotice(payload ?? '{}'))
      ear.on('error', (error) => {
        ear = null
        onLost(error)
      })
      await ear.query(`listen ${CHANNEL}`)
    },
    end: () => ear?.release(true),
  }
}
