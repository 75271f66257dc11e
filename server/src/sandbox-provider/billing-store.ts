import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cardKinds } from './billing.ts'
import { inTurn } from './store.ts'

const Registration = z.object({
  registrationKey: z.string(),
  customerKey: z.string(),
  customerName: z.string(),
  shopName: z.string(),
  successUrl: z.string(),
  failUrl: z.string(),
  createdAt: z.number(),
  authKey: z.string().nullable(),
  cardKind: z.enum(cardKinds).nullable(),
  isOver: z.boolean(),
})
const StoredCard = z.object({
  billingKey: z.string(),
  customerKey: z.string(),
  kind: z.enum(cardKinds),
  authKey: z.string(),
  createdAt: z.number(),
  isDeleted: z.boolean(),
})
const StoredCharge = z.object({
  orderId: z.string(),
  billingKey: z.string(),
  amount: z.int(),
  currency: z.enum(['KRW', 'USD']),
  status: z.enum(['DONE', 'ABORTED']),
  failReason: z.string().nullable(),
})
/** Registrations by their key, cards by their billing key, charges by the number of the merchant. */
const State = z.object({
  registrations: z.record(z.string(), Registration),
  cards: z.record(z.string(), StoredCard),
  charges: z.record(z.string(), StoredCharge),
})
export type BillingState = z.output<typeof State>

export interface BillingStore {
  state: BillingState
  /** Keeps the state as it is now. */
  save: () => Promise<void>
}

/** What the provider knows of cards, in one file, replaced as a whole. */
export function billingStore(folder: string): BillingStore {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'billing.json')
  const state = read(path)
  const write = inTurn(path)
  return { state, save: () => write(state) }
}

function read(path: string): BillingState {
  try {
    return State.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { registrations: {}, cards: {}, charges: {} }
  }
}
