import { answerBy } from 'contract/money/refunds/refund-policy.rules'
import { RefundCalculation } from 'contract/money/refunds/schemas'
import * as api from 'contract/workflows/refund-requests/api'
import { seoulDay } from 'contract/values/korea-time'
import type { OrderSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { findShownPayments, type SoldItemRow } from '../../money/orders/orders.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { computeRefund, stepsOf } from './refund-offer.views.ts'
import { downloadRequests } from './requests-spreadsheet.service.ts'
import { rowsOf } from './refund-requests.views.ts'
import {
  countRequests,
  findLatestOf,
  findRequest,
  findRequests,
  type RequestRow,
} from './refund-requests.queries.ts'
import { accept, askForRefund, detailOf, getOwnItems, reject, withdraw } from './refund-requests.service.ts'

export const refundRequestRoutes = [
  implement(api.getRefundOffer, async ({ ctx, params }) => {
    const items = await getOwnItems(ctx, params.orderNo)
    const [first] = items
    if (!first) throw refuse('NOT_FOUND')
    const { orderNo, orderSeq, currency, paidAt } = first
    const requests = await findLatestOf(ctx.db, orderSeq)
    return {
      orderNo,
      currency,
      paidAt,
      answerBy: answerBy(seoulDay(ctx.now())),
      target: await targetOf(ctx, orderSeq),
      items: await Promise.all(items.map((item) => itemView(ctx, item, requests))),
    }
  }),
  implement(api.requestRefund, ({ ctx, params, body }) => askForRefund(ctx, { ...params, ...body })),
  implement(api.withdrawRefundRequest, ({ ctx, params }) => withdraw(ctx, params.refundRequestSeq)),
  implement(api.listRefundRequests, async ({ ctx, query }) => ({
    list: await rowsOf(ctx, await findRequests(ctx.db, query)),
    total: await countRequests(ctx.db, query.shelf),
    counts: {
      waiting: await countRequests(ctx.db, 'waiting'),
      underWay: await countRequests(ctx.db, 'underWay'),
    },
  })),
  implement(api.downloadRefundRequests, ({ ctx, body }) => downloadRequests(ctx, body)),
  implement(api.getRefundRequest, async ({ ctx, params }) => {
    const request = await findRequest(ctx.db, params.refundRequestSeq)
    const [row] = request ? await rowsOf(ctx, [request]) : []
    if (!request || !row) throw refuse('NOT_FOUND')
    const { item, ...detail } = await detailOf(ctx, request)
    const enrolment = item.attendSeq === null ? undefined : await findEnrolment(ctx.db, item.attendSeq)
    return {
      ...row,
      ...detail,
      calculation: RefundCalculation.parse(request.calculation),
      isEnrolled: enrolment?.state === 'APPROVED',
      paidAt: item.paidAt,
      target: await targetOf(ctx, request.orderSeq),
    }
  }),
  implement(api.acceptRefundRequest, ({ ctx, params, body }) => accept(ctx, { ...params, ...body })),
  implement(api.rejectRefundRequest, ({ ctx, params, body }) => reject(ctx, { ...params, ...body })),
]

async function targetOf(ctx: Context, orderSeq: OrderSeq) {
  const [payment] = await findShownPayments(ctx.db, [orderSeq])
  return {
    payMethodCd: payment?.payMethodCd ?? payMethods.card,
    mobilePay: payment?.mobilePay ?? null,
    cardName: payment?.cardName ?? null,
  }
}

async function itemView(ctx: Context, item: SoldItemRow, requests: readonly RequestRow[]) {
  const computed = await computeRefund(ctx, item)
  const { itemNo, title, courseSeq, unitPrice, quantity, discountAmount } = item
  const course = courseSeq === null ? undefined : await findCourse(ctx.db, courseSeq)
  const imageFileSeq = course?.imageFileSeq ?? null
  return {
    itemNo,
    title,
    courseSeq,
    productKind: course?.productKind ?? null,
    imageUrl: imageFileSeq === null ? null : fileUrl(ctx.channelSeq, imageFileSeq, 320),
    price: unitPrice * quantity,
    discountAmount,
    calculation: computed.calculation,
    steps: stepsOf(computed, ctx.now()),
    request: requests.find((request) => request.itemNo === itemNo) ?? null,
  }
}
