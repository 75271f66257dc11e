import { z } from 'zod'
import { seq, type ChannelSeq } from 'contract/values/ids'
import type { Notices } from './notices.queries.ts'

/** A message to every process of the installation. Ids only: a PostgreSQL notification is limited to 8 kB. */
interface Said {
  topic: string
  body: unknown
}
export interface Bus {
  say: (topic: string, body: unknown) => void
  subscribe: (topic: string, listener: (body: unknown) => void) => void
  close: () => Promise<void>
}

/** Published after the commit of any change to a site itself. */
export const CHANNEL_TOPIC = 'channel'
export const ChannelChanged = z.object({ channelSeq: seq('channel') })

/** Makes every process reload this site. */
export const sayChannelChanged = (bus: Bus, channelSeq: ChannelSeq) => bus.say(CHANNEL_TOPIC, { channelSeq })

const GATHER_MS = 5
const LISTEN_AGAIN_MS = 500
const MAX_BYTES = 7000
const Batch = z.array(z.object({ topic: z.string(), body: z.unknown() }))

/**
 * Publishes through PostgreSQL's NOTIFY. Messages within a few milliseconds share one statement, because notifying commits are
 * serialized. The publisher receives its own messages at once and not again from the database.
 */
export async function databaseBus(notices: Notices, onLost: (error: unknown) => void): Promise<Bus> {
  const listeners = new Map<string, ((body: unknown) => void)[]>()
  const self = crypto.randomUUID()
  let waiting: Said[] = []
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const deliver = ({ topic, body }: Said) => {
    for (const listener of listeners.get(topic) ?? []) listener(body)
  }
  const listen = (): Promise<void> =>
    notices.listen({
      onNotice(text) {
        const { from, said } = JSON.parse(text) as { from?: string; said?: unknown }
        if (from === self) return
        for (const one of Batch.catch([]).parse(said)) deliver({ topic: one.topic, body: one.body })
      },
      onLost(error) {
        onLost(error)
        listenAgain()
      },
    })
  /** Retries until it succeeds: the database may need a while to return. */
  const listenAgain = () => {
    if (isClosed) return
    setTimeout(() => {
      if (!isClosed) void listen().catch(listenAgain)
    }, LISTEN_AGAIN_MS).unref()
  }
  async function flush() {
    timer = null
    const batch = waiting
    waiting = []
    for (const said of inPieces(batch)) {
      await notices.send(JSON.stringify({ from: self, said })).catch(onLost)
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
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      if (waiting.length > 0) await flush()
      notices.end()
    },
  }
}

function inPieces(batch: Said[]): Said[][] {
  const pieces: Said[][] = []
  let size = MAX_BYTES
  for (const said of batch) {
    const bytes = Buffer.byteLength(JSON.stringify(said))
    if (size + bytes > MAX_BYTES) {
      pieces.push([])
      size = 0
    }
    pieces.at(-1)?.push(said)
    size += bytes
  }
  return pieces
}
