import * as api from 'contract/money/orders/api'
import * as packages from 'contract/money/orders/package-payments.api'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { pay } from './orders.service.ts'
import { ownPackageOrder } from './package-orders.views.ts'
import { paymentInfoOf, paymentOfferOf } from './payment-offer.views.ts'

/** The package; a class is none, and what is gone is refused where it is sold. CLASS_NOT_FOUND. */
async function getPackage({ db }: Context, courseSeq: CourseSeq) {
  const course = await findCourse(db, courseSeq)
  if (course?.productKind !== 'PACKAGE') throw refuse('CLASS_NOT_FOUND')
  return course
}

/** What is read before anybody pays, and the payment of packages under their own names. */
export const checkoutRoutes = [
  implement(api.getPaymentOffer, ({ ctx, params, query }) => paymentOfferOf(ctx, { ...params, ...query })),
  implement(api.getPaymentInfo, ({ ctx, params, query }) => paymentInfoOf(ctx, { ...params, ...query })),
  implement(packages.getPackagePaymentInfo, async ({ ctx, params, query }) => {
    await getPackage(ctx, params.courseSeq)
    return paymentInfoOf(ctx, { ...params, ...query })
  }),
  implement(packages.payPackage, async ({ ctx, params, body }) => {
    await getPackage(ctx, params.courseSeq)
    return pay(ctx, params.courseSeq, body)
  }),
  implement(packages.getPackageOrder, async ({ ctx, params, query }) =>
    ownPackageOrder(ctx, await getPackage(ctx, params.courseSeq), query.orderNo),
  ),
]
