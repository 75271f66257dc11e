import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { waitKinds } from '../../teaching/courses/waitlist-kinds.schemas.ts'
import { Contact } from '../../values/contact.ts'
import { Download } from '../../values/download.ts'
import { amount, currency, instant, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { deliveryTypes } from '../../values/type-codes.ts'
import { DeliveryAddress } from '../deliveries/schemas.ts'
import {
  PackageOrderClass,
  exchangeRate,
  mobilePay,
  Order,
  payMethodCd,
  courseUrl,
  Sale,
  SalesFilter,
} from './schemas.ts'
import { RefundTerms } from '../refunds/schemas.ts'
import { RefundAccount } from './refund-accounts.schemas.ts'
import { cardCompanies, instalmentPlans } from './card-options.rules.ts'
import { CashReceiptRequest } from './cash-receipts.schemas.ts'
import { couponRefusals } from './coupon-refusals.ts'
import { payRefusals } from './pay-refusals.ts'

const offer = {
  courseSeq: seq('course'),
  classSeq: seq('round'),
  partNumber: z.int(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  teacherNames: z.string().array(),
  /** As the class is shown. */
  price: amount,
  discountAmount: amount,
  totalAmount: amount,
  /** The part of the discount that the level of the caller takes off; null where none does. */
  levelDiscount: z.object({ name: z.string(), percent: z.int(), amount }).nullable(),
  currency,
  vodDays: z.int(),
  seatsLeft: z.int().nullable(),
  /** Of a package: its classes in their order. */
  classes: PackageOrderClass.array(),
  /** One gets on the waitlist, or asks for approval, and pays with that; null where one is enrolled at once. */
  wait: z.enum(waitKinds).nullable(),
  /** How many wait already. */
  waitCnt: z.int(),
  /** Whether goods are sent, so that an address is needed. */
  deliveryCd: z.enum(deliveryTypes),
  /** In the order of the checkout; empty where nothing is paid. */
  methods: z
    .object({
      payMethodCd,
      mobilePay,
      /** Whether no money moves. */
      isTest: z.boolean(),
      /** What is charged instead of the amount that is shown; null where it is the same. */
      charge: z.object({ currency, totalAmount: amount, exchangeRate }).nullable(),
    })
    .array(),
  /** Whether card company and instalments can be chosen before the window of the provider. */
  hasCardOptions: z.boolean(),
  /** Until when a deposit may come that is ordered now; null where none is taken. */
  depositDueAt: instant.nullable(),
  /** What goes back from when on, of what would be paid now. */
  refund: RefundTerms,
  /** Whether no money moves with some of the methods. */
  isSandbox: z.boolean(),
}

/** What the payment page shows to visitors, who sign up while they pay. */
export const getPaymentOffer = endpoint({
  method: 'GET',
  path: `${courseUrl}/payments/offer`,
  access: 'public',
  /** Of this round; without it of the current one. */
  query: z.object({ classSeq: seqInUrl('round').optional() }),
  reply: z.object(offer),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'SOLD_OUT',
    'NOT_RECRUITING_YET',
    'RECRUITING_OVER',
    'PAYMENTS_OFF',
  ],
  shows: 'orders',
})

/** What the payment page shows to members before anything is pressed. */
export const getPaymentInfo = endpoint({
  method: 'GET',
  path: `${courseUrl}/payments/info`,
  access: 'member',
  /** Of this round; without it of the current one. */
  query: z.object({ classSeq: seqInUrl('round').optional() }),
  reply: z.object({
    ...offer,
    /** Until when an applicant admitted from the waitlist may pay. */
    payUntil: instant.nullable(),
    /** Until when a seat is held for a payment the caller began. */
    holdUntil: instant.nullable(),
    /** The caller's order whose bank deposit is awaited. */
    depositOrderNo: z.string().nullable(),
    /** The coupon of the order that was begun. */
    coupon: z.object({ couponIssueSeq: seq('coupon-issue'), name: z.string(), amount }).nullable(),
    /** As given for the order that was begun, else the contact of the account. */
    orderer: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    /** Where goods went last; null where none are sent, or none were before. */
    address: DeliveryAddress.nullable(),
  }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'SOLD_OUT',
    'ALREADY_ENROLLED',
    'NOT_RECRUITING_YET',
    'RECRUITING_OVER',
    'LEVEL_NEEDED',
    'PROJECTS_FULL',
    'PACKAGE_CLASS_ENROLLED',
    'PAYMENTS_OFF',
  ],
  shows: 'orders',
})

/** Takes the order, holds the seat and says where to pay. Pressing twice continues the same order. */
export const pay = endpoint({
  method: 'POST',
  path: `${courseUrl}/payments/pay`,
  access: 'member',
  body: z.object({
    payMethodCd: payMethodCd.exclude(['free']),
    /** Of a mobile payment. */
    mobilePay: mobilePay.optional(),
    /** The round the page showed; refused when another one opened meanwhile. */
    classSeq: seq('round').optional(),
    /** Whether the page showed an application, which is decided after it is paid; refused where it would be another by now. */
    isApplication: z.boolean().default(false),
    /** One of the caller's coupons. */
    couponIssueSeq: seq('coupon-issue').optional(),
    /** What is charged, as the page showed it, after the coupon; refused when price or rate changed meanwhile. */
    totalAmount: amount,
    ...Contact.shape,
    /** Where goods are sent; ignored where none are. */
    address: DeliveryAddress.optional(),
    /** Of a payment by card; left to the window of the provider where it is absent. */
    cardCompany: z.enum(cardCompanies).optional(),
    /** 0 is all at once; ignored below 50,000 won. */
    instalmentMonths: z.literal(instalmentPlans).optional(),
    /** Of a payment from a bank account; ignored for all others. */
    cashReceipt: CashReceiptRequest.optional(),
    agreed: z.literal(true),
    /** Also for a package with a class that the caller took before. */
    skipAttendCheck: z.boolean().optional(),
    /** The address the browser stands on, so that it comes back there. */
    returnTo: z.string().max(300),
  }),
  reply: z.object({ orderNo: z.string(), redirectUrl: z.string() }),
  refuses: payRefusals,
  touches: ['orders', 'courses', 'coupons', 'enrolments', 'lessons', 'statistics'],
})

/** The browser came back from the provider: the server asks the provider itself and settles the order. Safe to repeat. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/payments/confirm',
  access: 'member',
  body: z.object({ orderNo: z.string().max(64), paymentKey: z.string().max(200), amount }),
  reply: Order,
  refuses: [
    'PAYMENT_DECLINED',
    'PAYMENT_CANCELLED',
    'PAYMENT_EXPIRED',
    'PAYMENT_AMOUNT_WRONG',
    'PAYMENT_PENDING',
    'PAYMENT_NOT_MADE',
    'PAYMENTS_OFF',
    'SOLD_OUT',
    'ALREADY_ENROLLED',
    'PROJECTS_FULL',
    'STUDENTS_FULL',
    ...couponRefusals,
    'PACKAGE_CLASS_ENROLLED',
  ],
  touches: ['orders', 'enrolments', 'courses', 'lessons', 'statistics', 'coupons'],
})
/** The browser came back without paying: the seat is held for another try until its time ends. docs/rules.md R-860. */
export const failPayment = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/payments/fail',
  access: 'member',
  body: z.object({ orderNo: z.string().max(64), code: z.string().max(60).default('') }),
  reply: Order,
  refuses: ['PAYMENTS_OFF', 'ALREADY_ENROLLED'],
  touches: ['orders', 'enrolments', 'courses', 'lessons', 'statistics', 'coupons'],
})
/** One's own order. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/orders/:orderNo',
  access: 'member',
  whileSuspended: 'as-always',
  reply: Order,
  shows: 'orders',
})
/** The receipt of one's own paid order as a PDF. */
export const printReceipt = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/orders/:orderNo/receipt',
  access: 'member',
  whileSuspended: 'as-always',
  reply: Download,
  refuses: ['NOT_FOUND'],
})
/** Mails the receipt of one's own paid order to the address of the caller's account. */
export const mailReceipt = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/orders/:orderNo/receipt/mail',
  access: 'member',
  whileSuspended: 'as-always',
  reply: z.object({ email: z.string() }),
  refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
export const listMyOrders = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/payments/my',
  access: 'member',
  whileSuspended: 'as-always',
  query: Paged,
  reply: z.object({ list: Order.array(), total: z.int() }),
  shows: 'orders',
})

/** The orders of a site. */
export const listSales = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/sales',
  access: 'SITE_SALES_READ',
  alsoFor: ['SITE_SALES_UPDATE'],
  query: SalesFilter,
  reply: z.object({
    list: Sale.array(),
    total: z.int(),
    /** In won. */
    paidSum: z.int(),
    refundedSum: z.int(),
    /** The same for each currency in which something was sold. */
    sums: z
      .object({
        currency,
        paid: amount,
        refunded: amount,
        /** Orders that were paid, and refunds. */
        paidCount: z.int(),
        refundedCount: z.int(),
      })
      .array(),
    /** Whether payments in which no money moves are in the sums: only before the site takes real ones. */
    countsTests: z.boolean(),
  }),
  shows: 'orders',
})
/** Gives back everything that is left of an order; its place ends with it. */
export const refundOrder = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/sales/:orderNo/refund',
  access: 'SITE_SALES_UPDATE',
  whileSuspended: 'managers',
  action: 'orders.refundOrder',
  body: z.object({
    reason: z.string().trim().min(1).max(200),
    /** Of an order that was paid to a virtual account, unless its buyer named one. */
    refundAccount: RefundAccount.optional(),
  }),
  reply: z.object({ refundedAmount: z.int() }),
  refuses: [
    'REFUND_ACCOUNT_NEEDED',
    'NOTHING_TO_REFUND',
    'REFUND_FAILED',
    'REFUND_REJECTED',
    'PAYMENTS_OFF',
    'PROVE_AGAIN',
  ],
  touches: ['orders', 'enrolments', 'courses', 'statistics', 'coupons'],
})
