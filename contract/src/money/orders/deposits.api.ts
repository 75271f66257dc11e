import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { amount } from '../../values/ids.ts'
import { couponRefusals } from './coupon-refusals.ts'
import { LONGEST_DEPOSITOR, MAX_CONFIRMED } from './deposits.rules.ts'
import { AwaitedDeposit } from './deposits.schemas.ts'
import { Order } from './schemas.ts'

/** The buyer will not pay: the seat is free again. */
export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/orders/:orderNo/cancel-deposit',
  access: 'member',
  whileSuspended: 'as-always',
  reply: Order,
  refuses: ['NOT_FOUND', 'DEPOSIT_NOT_AWAITED'],
  touches: ['orders', 'enrolments', 'courses', 'statistics'],
})

/** Orders that wait for a deposit, the first due first, and those whose time ran out lately. */
export const listDeposits = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/sales/deposits',
  access: 'SITE_SALES_READ',
  reply: z.object({ list: AwaitedDeposit.array() }),
  shows: 'orders',
})

const touches = ['pending-work', 'orders', 'enrolments', 'courses', 'lessons', 'statistics'] as const

/** Staff saw the deposit in the account of the site: the order is paid. docs/rules.md R-732. */
export const confirmDeposit = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/sales/:orderNo/confirm-deposit',
  access: 'SITE_SALES_UPDATE',
  action: 'orders.confirmDeposit',
  body: z.object({
    /** What came, in the smallest unit; anything but the total is refused. */
    amount,
    depositorName: z.string().trim().min(1).max(LONGEST_DEPOSITOR),
  }),
  reply: Order,
  refuses: [
    'NOT_FOUND',
    'DEPOSIT_NOT_AWAITED',
    'DEPOSIT_TOO_LITTLE',
    'DEPOSIT_TOO_MUCH',
    'DEPOSIT_NO_SEAT',
    'ALREADY_ENROLLED',
    'PROJECTS_FULL',
    'STUDENTS_FULL',
    'PACKAGE_CLASS_ENROLLED',
    ...couponRefusals,
  ],
  touches: [...touches],
})

/** The same for several orders, each of them paid in full by its orderer. What fails is counted with its reason. */
export const confirmDeposits = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/sales/deposits/confirm',
  access: 'SITE_SALES_UPDATE',
  action: 'orders.confirmDeposits',
  body: z.object({ orderNos: z.string().max(64).array().min(1).max(MAX_CONFIRMED) }),
  reply: z.object({
    doneCount: z.int(),
    failed: z.object({ orderNo: z.string(), message: z.string() }).array(),
  }),
  touches: [...touches],
})
