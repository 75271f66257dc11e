import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { NO_TRIAL, type SandboxPayment } from './payment.ts'

/** What the provider knows: payments, and its answers to keys it has heard before. */
export interface SandboxStore {
  /** With what is still being written, as the next change must see it. */
  find: (paymentKey: string) => SandboxPayment | undefined
  /** As it is in the file: what an answer may say. */
  findWritten: (paymentKey: string) => SandboxPayment | undefined
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
  const written = { ...state.payments }
  const setWritten = (payment: SandboxPayment) => {
    written[payment.paymentKey] = payment
    trim(written)
  }
  return {
    find: (paymentKey) => state.payments[paymentKey],
    findWritten: (paymentKey) => written[paymentKey],
    findByOrder: (orderNo) =>
      Object.values(state.payments).findLast((payment) => payment.orderNo === orderNo),
    async save(payment, answered) {
      const undo = put(state.payments, payment.paymentKey, payment)
      const undoAnswer = answered && put(state.answers, answered.key, answered.answer)
      await write(state).catch((error: unknown) => {
        undo()
        undoAnswer?.()
        throw error
      })
      setWritten(payment)
    },
    async saveAll(payments) {
      const undo = payments.map((payment) => put(state.payments, payment.paymentKey, payment))
      await write(state).catch((error: unknown) => {
        for (const undoOne of undo) undoOne()
        throw error
      })
      payments.forEach(setWritten)
    },
    answerOf: (key) => state.answers[key],
  }
}

/** Returns what takes it out again, unless it changed since: no answer may say what is not in the file. */
function put<Value>(record: Record<string, Value>, key: string, value: Value) {
  const before = record[key]
  record[key] = value
  trim(record)
  return () => {
    if (record[key] !== value) return
    if (before === undefined) delete record[key]
    else record[key] = before
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

/** One write at a time. One that fails, for example for a full disk, keeps no later one from being tried. */
export function inTurn(path: string) {
  let last: Promise<void> = Promise.resolve()
  return (state: object) => {
    last = last
      .catch(() => {})
      .then(async () => {
        const file = await open(`${path}.new`, 'w', 0o600)
        try {
          await file.writeFile(JSON.stringify(state))
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(`${path}.new`, path)
      })
    return last
  }
}
