import { createHmac, randomUUID } from 'node:crypto'
import type { SandboxPayment } from './payment.ts'

export type WebhookType = 'PAID' | 'CANCELLED' | 'FAILED'
export interface Webhooks {
  /** Once, twice, late or never, as the payer asked for. A late one may be passed by the next. */
  sendWebhook: (payment: SandboxPayment, type: WebhookType) => void
  /** Ends early when the provider closes. */
  pause: (milliseconds: number) => Promise<void>
  /** Waits for what is on its way, and stops trying the rest. */
  close: () => Promise<void>
}
const TRIES = 5
const FIRST_PAUSE_MS = 1000
const LATE_MS = 20_000

/** Sends signed events to the merchant, and repeats them until they are accepted. */
export function webhooks({ secret, now }: { secret: string; now: () => number }): Webhooks {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()

  async function send(url: string, body: string) {
    for (let tried = 0; tried < TRIES && !closing.signal.aborted; tried += 1) {
      const time = String(now())
      const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
      const headers = {
        'content-type': 'application/json',
        'sandbox-time': time,
        'sandbox-signature': signature,
      }
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(5000)])
      const taken = await fetch(url, { method: 'POST', headers, body, signal }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (taken) return
      await pause(FIRST_PAUSE_MS * 2 ** tried, closing.signal)
    }
  }
  return {
    sendWebhook({ webhookUrl, paymentKey, orderNo, trial: { events } }, type) {
      if (!webhookUrl || events === 'NEVER') return
      const body = JSON.stringify({ eventId: randomUUID(), type, paymentKey, orderNo })
      const work = (async () => {
        if (events === 'LATE') await pause(LATE_MS, closing.signal)
        await send(webhookUrl, body)
        if (events === 'TWICE') await send(webhookUrl, body)
      })()
      running.add(work)
      void work.finally(() => running.delete(work))
    },
    pause: (milliseconds) => pause(milliseconds, closing.signal),
    async close() {
      closing.abort()
      await Promise.allSettled(running)
    },
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
