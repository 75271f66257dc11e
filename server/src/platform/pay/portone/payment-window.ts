import { z } from 'zod'
import type { Secrets } from '../../operating/secrets.ts'

/** The path of the page that opens the window of PortOne. */
export const PORTONE_WINDOW = '/payment-window/portone'

const PortoneWindow = z.object({
  storeId: z.string(),
  channelKey: z.string(),
  paymentId: z.string(),
  orderName: z.string(),
  totalAmount: z.int(),
  payMethod: z.enum(['CARD', 'EASY_PAY', 'TRANSFER', 'MOBILE', 'VIRTUAL_ACCOUNT']),
  /** What belongs to the way to pay, in the words of PortOne. */
  card: z.record(z.string(), z.unknown()).optional(),
  easyPay: z.record(z.string(), z.unknown()).optional(),
  transfer: z.record(z.string(), z.unknown()).optional(),
  virtualAccount: z.record(z.string(), z.unknown()).optional(),
  customerName: z.string(),
  /** Where the payer goes on, with what our pages ask for. */
  successUrl: z.string(),
  failUrl: z.string(),
})
/** What PortOne's script needs to open its window, and where the payer returns. Nothing of it is secret. */
export type PortoneWindow = z.output<typeof PortoneWindow>

const LABEL = 'portone-window'

/** Sealed, so that nobody makes a page of this site that pays somebody else. */
export const pathOfPortoneWindow = (secrets: Secrets, window: PortoneWindow) =>
  `${PORTONE_WINDOW}/${secrets.wrap(Buffer.from(JSON.stringify(window)), LABEL)}`

/** Null for an address that this installation did not make. */
export function portoneWindowAt(secrets: Secrets, sealed: string): PortoneWindow | null {
  try {
    return PortoneWindow.parse(JSON.parse(secrets.unwrap(sealed, LABEL).toString('utf8')))
  } catch {
    return null
  }
}

const Returned = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  pgCode: z.string().optional(),
  pgMessage: z.string().optional(),
  paymentToken: z.string().optional(),
})
/** The companies behind PortOne each have their own words for a payer who closes the window. */
const closing = /취소|포기|cancel/i

/** Where a payer goes on who returns from the window: to the page of success or of failure, with the reason as a code. */
export function returnOf(window: PortoneWindow, query: unknown) {
  const { code, message, pgCode, pgMessage, paymentToken } = Returned.catch({}).parse(query)
  if (code === undefined || code === '') {
    const url = new URL(window.successUrl)
    url.searchParams.set('paymentKey', paymentToken ?? window.paymentId)
    url.searchParams.set('amount', String(window.totalAmount))
    return url.href
  }
  const isClosed = closing.test(`${message ?? ''} ${pgMessage ?? ''} ${pgCode ?? ''}`)
  const url = new URL(window.failUrl)
  url.searchParams.set('code', isClosed ? 'PAY_PROCESS_CANCELED' : (pgCode ?? code).slice(0, 60))
  return url.href
}
