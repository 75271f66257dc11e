import { z } from 'zod'
import { CourseKind } from '../../teaching/courses/kinds.schemas.ts'
import { CourseSetting, JoinCondition } from '../../teaching/courses/settings.schemas.ts'
import { amount, instant, seq } from '../../values/ids.ts'
import { deliveryTypes, liveServices } from '../../values/type-codes.ts'

/** What the page of a class tells beside the class itself. */
export const PageParts = z.object({
  setting: CourseSetting,
  joinConditions: JoinCondition.array(),
  /** Whether there is a post that visitors may read. */
  hasOpenPosts: z.boolean(),
  /** How many ever got a place; null while the page does not say it. */
  attendSum: z.int().nullable(),
  materialTitle: z.string(),
  materialPrice: amount.nullable(),
  materialPriceEx: amount.nullable(),
  /** One monthly part of what it costs now, and of what it costs without a discount. */
  installmentPrice: amount.nullable(),
  installmentPriceEx: amount.nullable(),
  installmentOriginalPrice: amount.nullable(),
  installmentOriginalPriceEx: amount.nullable(),
})

/** What a page of a class tells beside, worked out of what is stored. docs/rules.md R-359. */
export const KindParts = z.object({
  ...CourseKind.omit({ courseTypeCd: true, scheduleTypeCd: true }).shape,
  /** The name of `categoryCd`, in the language asked for. */
  categoryCdName: z.string().nullable(),
  /** Returned to people who may enter, and to its staff. */
  openTypeUrl: z.string().nullable(),
  /** Nothing is sent to anybody. */
  deliveryCd: z.literal(deliveryTypes.none),
  minUserCount: z.int().nullable(),
  /** Minutes of one meeting. */
  classTime: z.int().nullable(),
  /** Whole months from the first day to the last. */
  period: z.int().nullable(),
  courseRemainingEndAt: instant.nullable(),
  /** Who takes part, of all there is room for, in percent; null where there is no limit. */
  acceptPercent: z.int().nullable(),
  /** What it costs now. */
  fare: amount,
  fareEx: amount.nullable(),
  discountPercentEx: z.int(),
  /** Whether anybody could pay for it right now. */
  payable: z.boolean(),
  /** The price by the month: in how many parts, and one of them. */
  months: z.int().nullable(),
  monthPrice: amount.nullable(),
  /** Where its live lessons take place; null where it has none. */
  liveTypeCd: z.enum(liveServices).nullable(),
  channelSeq: seq('channel'),
  channelName: z.string(),
  domain: z.string(),
  /** Its creator, if they are listed among its staff; staff always get it. */
  userSeq: seq('user').nullable(),
  writerName: z.string(),
})
