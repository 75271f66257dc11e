import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { getPaymentInfo, pay } from './api.ts'
import { payRefusals } from './pay-refusals.ts'
import { PackageOrderClass, Order } from './schemas.ts'

// A package is a course (docs/decisions/14-packages-as-courses.md): the calls of its classes under the names of a package.
const url = '/channels/:channelSeq/packages/:courseSeq/payment'

/** What the payment page of a package shows to members before anything is pressed. */
export const getPackagePaymentInfo = endpoint({
  method: 'GET',
  path: `${url}/info`,
  access: 'member',
  query: getPaymentInfo.query,
  reply: getPaymentInfo.reply,
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'SOLD_OUT',
    'ALREADY_ENROLLED',
    'NOT_RECRUITING_YET',
    'RECRUITING_OVER',
    'LEVEL_NEEDED',
    'PACKAGE_CLASS_ENROLLED',
    'PAYMENTS_OFF',
  ],
  shows: 'orders',
})

/** Takes the order of a package, holds a seat in each of its classes and says where to pay. */
export const payPackage = endpoint({
  method: 'POST',
  path: `${url}/pay`,
  access: 'member',
  body: pay.body,
  reply: pay.reply,
  refuses: payRefusals,
  touches: ['orders', 'courses', 'coupons', 'enrolments', 'lessons', 'statistics'],
})

/** One's own order of a package, with the classes that it opened. */
export const getPackageOrder = endpoint({
  method: 'GET',
  path: `${url}/complete`,
  access: 'member',
  query: z.object({ orderNo: z.string().max(64) }),
  reply: Order.extend({ classes: PackageOrderClass.array() }),
  refuses: ['NOT_FOUND', 'CLASS_NOT_FOUND'],
  shows: 'orders',
})
