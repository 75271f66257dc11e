import { z } from 'zod'
import type { PaymentGateway, ProviderEvent, ReadEvent } from '../gateway.ts'
import type { paypalClient } from './paypal-client.ts'

const Event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    custom_id: z.string().nullish(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
      .nullish(),
    links: z.object({ rel: z.string(), href: z.string() }).array().nullish(),
  }),
})
type Event = z.output<typeof Event>

const types: Record<string, ProviderEvent['type']> = {
  'PAYMENT.CAPTURE.COMPLETED': 'PAID',
  'PAYMENT.CAPTURE.PENDING': 'PAID',
  'PAYMENT.CAPTURE.DENIED': 'FAILED',
  'PAYMENT.CAPTURE.DECLINED': 'FAILED',
  'PAYMENT.CAPTURE.REFUNDED': 'CANCELLED',
  'PAYMENT.CAPTURE.REVERSED': 'CANCELLED',
}
const signed = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

interface Delivery {
  headers: Parameters<PaymentGateway['readWebhook']>[0]
  rawBody: Buffer
  webhookId: string | undefined
}
/** An event of PayPal: PayPal itself says whether it sent it, over the bytes as they came. */
export async function readPaypalEvent(
  client: ReturnType<typeof paypalClient>,
  { headers, rawBody, webhookId }: Delivery,
): Promise<ReadEvent> {
  const text = rawBody.toString('utf8')
  const sent = jsonOf(text)
  const question = webhookId === undefined ? null : questionOf(headers, webhookId)
  if (!question || sent === null) return null
  const body = `${JSON.stringify(question).slice(0, -1)},"webhook_event":${text}}`
  if (!(await client.isGenuine(body))) return null
  const event = Event.safeParse(sent)
  const type = event.success ? types[event.data.event_type] : undefined
  if (!event.success || !type) return 'NOTHING'
  const orderId = await orderIdOf(client, event.data)
  if (orderId === null) return 'NOTHING'
  const { id: eventId, event_type: said, resource } = event.data
  const orderNo = resource.custom_id ?? ''
  return { eventId, type, paymentKey: orderId, orderNo, body: { type: said, orderId } }
}

function questionOf(headers: Delivery['headers'], webhookId: string) {
  const question: Record<string, string> = { webhook_id: webhookId }
  for (const [name, header] of Object.entries(signed)) {
    const value = headers[header]
    if (typeof value !== 'string') return null
    question[name] = value
  }
  return question
}

/** A refund names its capture alone, which PayPal is asked about. */
async function orderIdOf(client: ReturnType<typeof paypalClient>, { resource }: Event) {
  const named = resource.supplementary_data?.related_ids?.order_id
  if (named) return named
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href ?? ''
  const captureId = /\/captures\/([\w-]+)$/.exec(up)?.[1]
  return captureId === undefined ? null : client.findOrderId(captureId)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
