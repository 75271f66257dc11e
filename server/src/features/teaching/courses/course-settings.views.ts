import type { CoursePayment } from 'contract/teaching/courses/drafts.schemas'
import { courseState, recruitCodes } from 'contract/teaching/courses/courses.rules'
import type { CourseSettings } from 'contract/teaching/courses/schemas'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import type { CourseRow } from './courses.public.ts'
import { obstaclesOf } from './selling.service.ts'
import { informationTab, trashOf } from './courses.views.ts'

/** All settings of a course for the caller. */
export async function settingsOf(
  ctx: MemberContext,
  course: CourseRow,
): Promise<z.output<typeof CourseSettings>> {
  return {
    ...(await informationTab(ctx, course)),
    ...(readsPrices(ctx) ? {} : withheld),
    ...recruitCodes(course),
    ...trashOf(course),
    imageUrl: course.imageFileSeq === null ? null : fileUrl(ctx.channelSeq, course.imageFileSeq, 640),
    lifecycle: courseState(course, ctx.now()),
    seatsTaken: course.attendCount,
    reviewHours: ctx.ports.settings.courseReviewHours,
    missing: await obstaclesOf(ctx, course),
  }
}

/** Staff who may change prices may read them. docs/rules.md R-622. */
const readsPrices = ({ user: { permissions } }: MemberContext) =>
  permissions.has('CLASS_PAYMENT_READ') || permissions.has('CLASS_PAYMENT_UPDATE')
const withheld = {
  price: null,
  discountPrice: null,
  discountStartAt: null,
  discountEndAt: null,
  priceEx: null,
  discountPriceEx: null,
  installmentMonth: null,
  materialPrice: null,
  materialPriceEx: null,
}

/** The payment tab as stored. */
export const paymentTab = (course: CourseRow): CoursePayment & { rowVersion: number } => ({
  ...course,
  ...recruitCodes(course),
})
