import { Client } from 'pg'

/** Any number that no other lock of the database `postgres` uses. */
const IN_USE = 5_330_023

/** Marks the database as used by this process: a lock on a connection, which the kernel closes however a process ends. */
export interface Use {
  /** Ends the use. True when no other process uses the database; then nobody else can begin to until this connection closes. */
  end: () => Promise<boolean>
  /** Closes the connection. */
  close: () => Promise<void>
}

/** Waits while another process ends the database. Calls `onLost` once, when the connection breaks before `end`. */
export async function useDatabase(url: string, onLost: () => void): Promise<Use> {
  const client = new Client({ connectionString: url, keepAlive: true })
  let isHeld = false
  const lost = () => {
    if (isHeld) onLost()
    isHeld = false
  }
  client.on('error', lost).on('end', lost)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE])
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  isHeld = true
  // It does not keep the process alive.
  client.unref()
  return {
    async end() {
      if (!isHeld) return false
      isHeld = false
      client.ref()
      await client.query('select pg_advisory_unlock_shared($1)', [IN_USE])
      const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
        IN_USE,
      ])
      return rows[0]?.free === true
    },
    async close() {
      isHeld = false
      await client.end().catch(() => {})
    },
  }
}

declare module 'pg' {
  interface Client {
    // Missing in the published types.
    ref(): void
    unref(): void
  }
}
