import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NO_TRIAL, type SandboxPayment } from './payment.ts'
import { fileStore } from './store.ts'

const aPayment = (paymentKey: string): SandboxPayment => ({
  paymentKey,
  orderNo: 'A0000001',
  orderName: '저녁 요가',
  amount: 30_000,
  currency: 'KRW',
  customerName: '민아',
  successUrl: 'https://a.example/success',
  failUrl: 'https://a.example/fail',
  method: 'CARD',
  receiptKind: null,
  instalmentMonths: null,
  cardCompany: null,
  depositDueAt: 0,
  shopName: 'Seodang',
  webhookUrl: null,
  account: null,
  cancelledAmount: 0,
  status: 'READY',
  failReason: null,
  cardName: null,
  createdAt: 0,
  trial: NO_TRIAL,
})

test('what could not be written is not known, and what comes later is written again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = fileStore(folder)
  await store.save(aPayment('kept'))
  // A folder in the place of the file that is written first, as a full disk would refuse it.
  const blocked = join(folder, 'payments.json.new')
  mkdirSync(blocked)

  const changed = { ...aPayment('kept'), cancelledAmount: 30_000 }
  await expect(store.save(changed, { key: 'refund', answer: 'done' })).rejects.toThrow()
  expect(store.find('kept')?.cancelledAmount).toBe(0)
  expect(store.answerOf('refund')).toBeUndefined()

  rmSync(blocked, { recursive: true })
  await store.save(changed, { key: 'refund', answer: 'done' })
  const reopened = fileStore(folder)
  expect(reopened.find('kept')?.cancelledAmount).toBe(30_000)
  expect(reopened.answerOf('refund')).toBe('done')
})

test('what is still being written is known to the next change, and to no reader', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = fileStore(folder)
  await store.save(aPayment('one'))

  const paid = { ...aPayment('one'), status: 'DONE' as const }
  const writing = store.save(paid)
  expect(store.find('one')?.status).toBe('DONE')
  expect(store.findWritten('one')?.status).toBe('READY')
  await writing
  expect(store.findWritten('one')?.status).toBe('DONE')
  expect(fileStore(folder).findWritten('one')?.status).toBe('DONE')
})
