import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentGateway, ProviderEvent, ReadEvent } from '../gateway.ts'

/** Older ones are replays. */
const TOLERANCE_S = 300

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
})
const types: Record<string, ProviderEvent['type']> = {
  'checkout.session.completed': 'PAID',
  'checkout.session.async_payment_succeeded': 'PAID',
  'checkout.session.async_payment_failed': 'FAILED',
  'checkout.session.expired': 'FAILED',
}

interface Trust {
  secret: string | undefined
  now: Date
}
/** An event of Stripe: `Stripe-Signature: t=…,v1=…`, over the time and the bytes as they came. */
export function readStripeEvent(
  headers: Parameters<PaymentGateway['readWebhook']>[0],
  rawBody: Buffer,
  { secret, now }: Trust,
): ReadEvent {
  const parts = String(headers['stripe-signature'] ?? '')
    .split(',')
    .map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (secret === undefined || !isRecent(time, now)) return null
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  if (!parts.some(([name, value = '']) => name === 'v1' && isSame(value, expected))) return null
  const event = Event.safeParse(jsonOf(rawBody))
  if (!event.success) return 'NOTHING'
  const { id, type: said, data } = event.data
  const type = types[said]
  if (!type) return 'NOTHING'
  const sessionId = data.object.id
  return { eventId: id, type, paymentKey: sessionId, orderNo: sessionId, body: { type: said, sessionId } }
}

const isRecent = (time: string, now: Date) =>
  /^\d{1,12}$/.test(time) && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_S

function isSame(hex: string, expected: Buffer) {
  const given = Buffer.from(hex, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
