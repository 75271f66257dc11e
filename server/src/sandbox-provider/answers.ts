import type { SandboxPayment } from './payment.ts'
import type { SandboxStore } from './store.ts'
import type { WebhookType } from './webhooks.ts'

/** What a call made of a payment, and the event that the merchant gets. */
export interface Change {
  payment: SandboxPayment
  event?: WebhookType
  /** Nothing changed, so nothing is stored. */
  isRead?: boolean
}
interface Call {
  key: string | null
  act: () => (Change & { answer: unknown }) | undefined
  sendWebhook: (payment: SandboxPayment, type: WebhookType) => void
}

/**
 * The same key gets the same answer, whatever happened in between, and also while the first call is still working:
 * the payment and the answer are stored in one write.
 */
export function answersByKey(store: SandboxStore) {
  const running = new Map<string, Promise<unknown>>()

  async function carryOut({ key, act, sendWebhook }: Call) {
    const change = act()
    if (!change) return undefined
    const { payment, event, isRead, answer } = change
    if (!isRead) await store.save(payment, key === null ? undefined : { key, answer })
    if (event) sendWebhook(payment, event)
    return answer
  }
  return async (call: Call): Promise<unknown> => {
    const { key } = call
    if (key === null) return carryOut(call)
    const known = running.get(key)
    if (known) return known
    const stored = store.answerOf(key)
    if (stored !== undefined) return stored
    const begun = carryOut(call).finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}
