import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { NO_TRIAL, type SandboxPayment } from './payment.ts'

/** What the provider knows: payments, and its answers to keys it has heard before. */
export interface SandboxStore {
  find: (paymentKey: string) => SandboxPayment | undefined
  findByOrder: (orderNo: string) => SandboxPayment | undefined
  /** Keeps the payment, and the answer to a call under its key, in one write. */
  save: (payment: SandboxPayment, answered?: { key: string; answer: unknown }) => Promise<void>
  saveAll: (payments: SandboxPayment[]) => Promise<void>
  answerOf: (key: string) => unknown
}

const StoredPayments = z.object({
  payments: z.record(z.string(), z.unknown()),
  answers: z.record(z.string(), z.unknown()),
})
const MAX_KEPT = 5000

/** Lives in one file, replaced as a whole, so that it survives whatever happens to the process. */
export function fileStore(folder: string): SandboxStore {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'payments.json')
  return store(read(path), inTurn(path))
}

interface State {
  payments: Record<string, SandboxPayment>
  answers: Record<string, unknown>
}
function store(state: State, write: (state: State) => Promise<void>): SandboxStore {
  return {
    find: (paymentKey) => state.payments[paymentKey],
    findByOrder: (orderNo) =>
      Object.values(state.payments).findLast((payment) => payment.orderNo === orderNo),
    save(payment, answered) {
      state.payments[payment.paymentKey] = payment
      trim(state.payments)
      if (answered) state.answers[answered.key] = answered.answer
      trim(state.answers)
      return write(state)
    },
    saveAll(payments) {
      for (const payment of payments) state.payments[payment.paymentKey] = payment
      trim(state.payments)
      return write(state)
    },
    answerOf: (key) => state.answers[key],
  }
}

function trim(record: Record<string, unknown>) {
  const keys = Object.keys(record)
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_KEPT))) delete record[key]
}

function read(path: string): State {
  try {
    const { payments, answers } = StoredPayments.parse(JSON.parse(readFileSync(path, 'utf8')))
    const kept = Object.entries(payments).filter(isKept)
    return {
      payments: Object.fromEntries(kept.map(([key, payment]) => [key, { ...ofOlderBuilds, ...payment }])),
      answers,
    }
  } catch {
    return { payments: {}, answers: {} }
  }
}
/** What payments lack that were stored before there were other methods than the card. */
const ofOlderBuilds = { method: 'CARD', depositDueAt: 0, account: null, trial: NO_TRIAL } as const
const isKept = (entry: [string, unknown]): entry is [string, SandboxPayment] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'paymentKey' in entry[1]

/** One write at a time; those that came meanwhile are one. */
export function inTurn(path: string) {
  let last: Promise<void> = Promise.resolve()
  return (state: object) => {
    last = last.then(async () => {
      const file = await open(`${path}.new`, 'w', 0o600)
      await file.writeFile(JSON.stringify(state))
      await file.sync()
      await file.close()
      await rename(`${path}.new`, path)
    })
    return last
  }
}
