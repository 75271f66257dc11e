import { expect, test } from 'vitest'
import { historyOf, maskedJson } from './sale-history.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 3, minute))
const payment = {
  payMethodCd: '00',
  cardName: '시험카드',
  amount: 30_000,
  createdAt: at(1),
  confirmingAt: at(2),
  paidAt: null,
  failReason: null,
  isTest: true,
} as const

test('the history of an order says each step once, the latest first', () => {
  const history = historyOf({
    createdAt: at(0),
    payments: [
      { ...payment, state: 'PAID', createdAt: at(3), paidAt: at(4) },
      { ...payment, state: 'FAILED', failReason: 'EXCEED_MAX_CARD_LIMIT' },
    ],
    refunds: [
      {
        amount: 30_000,
        state: 'DONE',
        source: 'OURS',
        reason: '일정 변경',
        failReason: null,
        createdAt: at(9),
        doneAt: at(9),
      },
    ],
    events: [{ type: 'PAID', body: { status: 'DONE' }, receivedAt: at(5) }],
  })
  expect(history.map(({ kind }) => kind)).toEqual([
    'REFUNDED',
    'REFUND_REQUESTED',
    'PROVIDER_EVENT',
    'PAID',
    'PAYMENT_BEGUN',
    'PAYMENT_FAILED',
    'PAYMENT_BEGUN',
    'ORDERED',
  ])
  expect(history[5]).toMatchObject({ amount: 30_000, detail: 'EXCEED_MAX_CARD_LIMIT' })
})

test('a refund that the provider refused, and one that was made there, have sentences of their own', () => {
  const refund = {
    amount: 100,
    reason: 'reported by the provider',
    failReason: 'NOT_CANCELABLE',
    createdAt: at(1),
    doneAt: at(2),
  }
  const history = historyOf({
    createdAt: at(0),
    payments: [],
    events: [],
    refunds: [
      { ...refund, state: 'DONE', source: 'PROVIDER' },
      { ...refund, state: 'FAILED', source: 'OURS' },
    ],
  })
  expect(history.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['REFUND_FAILED', 'NOT_CANCELABLE'],
    ['REFUNDED_AT_PROVIDER', null],
    ['REFUND_REQUESTED', 'reported by the provider'],
    ['ORDERED', null],
  ])
})

test('what a provider sent is shown without keys, cards and names of people', () => {
  const shown = maskedJson({
    status: 'DONE',
    totalAmount: 114_000,
    paymentKey: 'tgen_20261121abcdWXYZ',
    secret: 'short',
    card: { number: '5580123412341234' },
    customerName: '서윤',
    customerEmail: 'seoyun@example.com',
  })
  expect(JSON.parse(shown)).toEqual({
    status: 'DONE',
    totalAmount: 114_000,
    paymentKey: '••••WXYZ',
    secret: '••••',
    card: { number: '5580••••' },
    customerName: '••••',
    customerEmail: '••••.com',
  })
})
