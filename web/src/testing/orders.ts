import type { Output } from 'contract/http/endpoint'
import type { getPaymentInfo } from 'contract/money/orders/api'
import type { Order } from 'contract/money/orders/schemas'
import { aSeq } from './things.ts'

/** What the checkout of a class for 30,000 won shows. */
export const aPaymentInfo = (
  overrides: Partial<Output<typeof getPaymentInfo>> = {},
): Output<typeof getPaymentInfo> => ({
  courseSeq: aSeq('course'),
  classSeq: aSeq('round'),
  partNumber: 1,
  title: '저녁 요가',
  imageUrl: null,
  teacherNames: ['윤하늘'],
  price: 30_000,
  discountAmount: 0,
  totalAmount: 30_000,
  currency: 'KRW',
  vodDays: 90,
  seatsLeft: null,
  wait: null,
  waitCnt: 0,
  payUntil: null,
  holdUntil: null,
  coupon: null,
  orderer: { name: '서윤', email: 'seoyun@example.com', phone: null },
  depositOrderNo: null,
  deliveryCd: '99',
  address: null,
  methods: [{ payMethodCd: '00', mobilePay: null }],
  depositDueAt: null,
  refund: {
    counts: 'LESSONS',
    total: 10,
    fullDays: 0,
    steps: [
      { from: null, opened: 0, amount: 30_000, sixths: null, isNow: true },
      { from: null, opened: 1, amount: 27_000, sixths: null, isNow: false },
      { from: null, opened: 10, amount: 0, sixths: null, isNow: false },
    ],
  },
  isSandbox: false,
  ...overrides,
})

/** A paid order of that class. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  orderNo: '20261121-AAAA',
  state: 'PAID',
  title: '저녁 요가',
  courseSeq: aSeq('course'),
  attendSeq: aSeq('enrolment'),
  ordererName: '서윤',
  ordererEmail: 'seoyun@example.com',
  ordererPhone: null,
  price: 30_000,
  discountAmount: 0,
  coupon: null,
  totalAmount: 30_000,
  paidAmount: 30_000,
  refundedAmount: 0,
  currency: 'KRW',
  payMethodCd: '00',
  mobilePay: null,
  cardName: null,
  cashReceiptUrl: null,
  deposit: null,
  delivery: null,
  createdAt: '2026-11-21T03:00:00Z',
  paidAt: '2026-11-21T03:00:00Z',
  refundedAt: null,
  failReason: null,
  isRefundAccountNeeded: false,
  isSandbox: false,
  ...overrides,
})
