import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

/** One thing said to every process of the installation. Ids only: a notification holds 8 kB. */
interface Said {
  topic: string
  body: unknown
}
export interface Bus {
  say: (topic: string, body: unknown) => void
  hear: (topic: string, listener: (body: unknown) => void) => void
  close: () => Promise<void>
}

const CHANNEL = 'seodang_bus'
const GATHER_MS = 5
const MOST_BYTES = 7000
const Batch = z.array(z.object({ topic: z.string(), body: z.unknown() }))

/**
 * Speaks through PostgreSQL's NOTIFY. What is said within a few milliseconds travels in one statement, because
 * notifying commits one at a time. The speaker hears itself at once and not a second time from the database.
 */
export async function databaseBus(owner: Pool, onLost: (error: unknown) => void): Promise<Bus> {
  const listeners = new Map<string, ((body: unknown) => void)[]>()
  const self = crypto.randomUUID()
  let waiting: Said[] = []
  let timer: NodeJS.Timeout | null = null
  let ear: PoolClient | null = null
  let isClosed = false

  const deliver = ({ topic, body }: Said) => {
    for (const listener of listeners.get(topic) ?? []) listener(body)
  }
  async function listen() {
    ear = await owner.connect()
    ear.on('notification', ({ payload }) => {
      const { from, said } = JSON.parse(payload ?? '{}') as { from?: string; said?: unknown }
      if (from === self) return
      for (const one of Batch.catch([]).parse(said)) deliver({ topic: one.topic, body: one.body })
    })
    ear.on('error', (error) => {
      onLost(error)
      ear = null
      if (!isClosed) setTimeout(() => void listen().catch(onLost), 1000).unref()
    })
    await ear.query(`listen ${CHANNEL}`)
  }
  async function flush() {
    timer = null
    const batch = waiting
    waiting = []
    for (const said of inPieces(batch)) {
      await owner
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: self, said })])
        .catch(onLost)
    }
  }

  await listen()
  return {
    say(topic, body) {
      deliver({ topic, body })
      if (isClosed) return
      waiting.push({ topic, body })
      timer ??= setTimeout(() => void flush(), GATHER_MS)
    },
    hear(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      if (waiting.length > 0) await flush()
      ear?.release(true)
    },
  }
}

function inPieces(batch: Said[]): Said[][] {
  const pieces: Said[][] = []
  let size = MOST_BYTES
  for (const said of batch) {
    const bytes = Buffer.byteLength(JSON.stringify(said))
    if (size + bytes > MOST_BYTES) {
      pieces.push([])
      size = 0
    }
    pieces.at(-1)?.push(said)
    size += bytes
  }
  return pieces
}
