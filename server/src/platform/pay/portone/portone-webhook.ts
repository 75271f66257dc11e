import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentGateway, ProviderEvent, ReadEvent } from '../gateway.ts'

/** Older and newer ones are replays. */
const TOLERANCE_S = 300

const Event = z.object({ type: z.string(), data: z.object({ paymentId: z.string() }).optional() })
const types: Record<string, ProviderEvent['type']> = {
  // Says where to look, as all of them: its payer may have closed the browser with the account in hand.
  'Transaction.VirtualAccountIssued': 'PAID',
  'Transaction.Paid': 'PAID',
  'Transaction.Cancelled': 'CANCELLED',
  'Transaction.PartialCancelled': 'CANCELLED',
  'Transaction.Failed': 'FAILED',
}

interface Trust {
  /** As PortOne gives it: `whsec_` and a key in base64. */
  secret: string | undefined
  now: Date
}
/** An event of PortOne V2, signed as Standard Webhooks are. */
export function readPortoneEvent(
  headers: Parameters<PaymentGateway['readWebhook']>[0],
  rawBody: Buffer,
  { secret, now }: Trust,
): ReadEvent {
  const id = String(headers['webhook-id'] ?? '')
  const time = String(headers['webhook-timestamp'] ?? '')
  const signatures = String(headers['webhook-signature'] ?? '').split(' ')
  if (secret === undefined || id === '' || !isRecent(time, now)) return null
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(rawBody).digest()
  if (!signatures.some((one) => isSigned(one, expected))) return null
  const event = Event.safeParse(jsonOf(rawBody))
  if (!event.success) return null
  const { type: said, data } = event.data
  const type = types[said]
  if (!type || !data) return 'NOTHING'
  const { paymentId } = data
  return {
    eventId: id.slice(0, 200),
    type,
    paymentKey: paymentId,
    orderNo: paymentId,
    body: { type: said, paymentId },
  }
}

const isRecent = (time: string, now: Date) =>
  /^\d{1,12}$/.test(time) && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_S

/** While a secret is replaced, an event bears a signature of each. */
function isSigned(signature: string, expected: Buffer) {
  const [version, value = ''] = signature.split(',')
  const given = Buffer.from(value, 'base64')
  return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
