import { createHash } from 'node:crypto'
import { Wrong } from './payment.ts'

/** How a card of the sandbox behaves when it is charged. */
export const cardKinds = ['GOOD', 'DECLINES', 'DECLINES_LATER', 'EXPIRES'] as const
export type CardKind = (typeof cardKinds)[number]

/** Charges that a card of kind `DECLINES_LATER` pays, and days for which one of kind `EXPIRES` is valid. */
export const CHARGES_BEFORE_DECLINE = 2
export const DAYS_BEFORE_EXPIRY = 40

/** The last digits of each card. */
export const cardEnds: Record<CardKind, string> = {
  GOOD: '4242',
  DECLINES: '0002',
  DECLINES_LATER: '0341',
  EXPIRES: '0069',
}

/** A payer who was sent here to name a card. */
export interface Registration {
  registrationKey: string
  customerKey: string
  customerName: string
  shopName: string
  successUrl: string
  failUrl: string
  createdAt: number
  /** Set once the payer named a card: good for one billing key. */
  authKey: string | null
  cardKind: CardKind | null
  isOver: boolean
}
export interface StoredCard {
  billingKey: string
  customerKey: string
  kind: CardKind
  /** The authorization that it was issued for. */
  authKey: string
  createdAt: number
  isDeleted: boolean
}
export interface StoredCharge {
  orderId: string
  billingKey: string
  amount: number
  currency: 'KRW' | 'USD'
  status: 'DONE' | 'ABORTED'
  failReason: string | null
}

const LIFE_MS = 30 * 60_000
const DAY_MS = 86_400_000

/** Whether the payer may still name a card. */
export const isOpen = ({ isOver, createdAt }: Registration, now: number) =>
  !isOver && now - createdAt <= LIFE_MS

/** The key of a card: the same authorization of the same payer gets the same one, another payer none. */
export function issued(
  registration: Registration | undefined,
  { authKey, customerKey, now }: { authKey: string; customerKey: string; now: number },
): StoredCard {
  if (!registration || registration.cardKind === null || now - registration.createdAt > LIFE_MS)
    throw new Wrong('NOT_FOUND_AUTHORIZATION', 'no such authorization')
  if (registration.customerKey !== customerKey)
    throw new Wrong('NOT_MATCHES_CUSTOMER_KEY', 'the card was named by somebody else')
  const billingKey = `sbk_${createHash('sha256').update(authKey).digest('hex').slice(0, 32)}`
  return { billingKey, customerKey, kind: registration.cardKind, authKey, createdAt: now, isDeleted: false }
}

interface ChargeInput {
  orderId: string
  customerKey: string
  amount: number
  currency: 'KRW' | 'USD'
}
/** What a charge comes to. `paidBefore`: how many charges of this card were paid. */
export function charged(
  card: StoredCard | undefined,
  { customerKey, ...input }: ChargeInput,
  { paidBefore, now }: { paidBefore: number; now: number },
): StoredCharge {
  if (!card || card.isDeleted) throw new Wrong('NOT_FOUND_BILLING_KEY', 'no such card')
  if (card.customerKey !== customerKey)
    throw new Wrong('NOT_MATCHES_CUSTOMER_KEY', 'the card belongs to somebody else')
  const failReason = declineOf(card, { paidBefore, now })
  const status = failReason === null ? 'DONE' : 'ABORTED'
  return { ...input, billingKey: card.billingKey, status, failReason }
}

function declineOf(
  { kind, createdAt }: StoredCard,
  { paidBefore, now }: { paidBefore: number; now: number },
) {
  if (kind === 'DECLINES') return 'REJECT_CARD_PAYMENT'
  if (kind === 'DECLINES_LATER' && paidBefore >= CHARGES_BEFORE_DECLINE) return 'REJECT_CARD_PAYMENT'
  const isExpired = kind === 'EXPIRES' && now - createdAt > DAYS_BEFORE_EXPIRY * DAY_MS
  return isExpired ? 'INVALID_CARD_EXPIRATION' : null
}
