import { z } from 'zod'
import { PlannedMission } from '../../learning/challenges/missions.schemas.ts'
import { DepositRule } from '../../learning/challenges/terms.schemas.ts'
import { CourseKind } from '../../teaching/courses/kinds.schemas.ts'
import { CourseSetting, JoinCondition } from '../../teaching/courses/settings.schemas.ts'
import { amount, instant, seq } from '../../values/ids.ts'
import { deliveryTypes, liveServices } from '../../values/type-codes.ts'

/** Further facts for the page of a course. */
export const PageParts = z.object({
  setting: CourseSetting,
  joinConditions: JoinCondition.array(),
  /** Whether visitors can read any post. */
  hasOpenPosts: z.boolean(),
  /** Whether the class has a board; whom it is for is another matter. */
  hasBoards: z.boolean(),
  /** Of a challenge: which part of what is paid for the term that people join goes back. */
  challengeDeposit: DepositRule.nullable(),
  /** Of a challenge: the missions of the term that people join, in their order. */
  challengeMissions: PlannedMission.array(),
  /** The number of people who ever enrolled; null while the page does not show it. */
  attendSum: z.int().nullable(),
  materialTitle: z.string(),
  materialPrice: amount.nullable(),
  materialPriceEx: amount.nullable(),
  /** One monthly part of the current price, and of the price without a discount. */
  installmentPrice: amount.nullable(),
  installmentPriceEx: amount.nullable(),
  installmentOriginalPrice: amount.nullable(),
  installmentOriginalPriceEx: amount.nullable(),
})

/** Facts for a course page that are derived from stored ones. docs/rules.md R-359. */
export const KindParts = z.object({
  ...CourseKind.omit({ courseTypeCd: true, scheduleTypeCd: true }).shape,
  /** The name of `categoryCd` in the requested language. */
  categoryCdName: z.string().nullable(),
  /** Returned to people who may enter, and to its staff. */
  openTypeUrl: z.string().nullable(),
  /** Whether goods in the price are sent to the buyer. */
  deliveryCd: z.enum(deliveryTypes),
  minUserCount: z.int().nullable(),
  /** Minutes of one session. */
  classTime: z.int().nullable(),
  /** Whole months from the first day to the last. */
  period: z.int().nullable(),
  courseRemainingEndAt: instant.nullable(),
  /** The occupied share of all seats in percent; null where there is no limit. */
  acceptPercent: z.int().nullable(),
  /** The current price. */
  fare: amount,
  fareEx: amount.nullable(),
  discountPercentEx: z.int(),
  /** Whether a payment is possible right now. */
  payable: z.boolean(),
  /** The instalment price: the number of parts, and one part. */
  months: z.int().nullable(),
  monthPrice: amount.nullable(),
  /** The service of its live lessons; null where it has none. */
  liveTypeCd: z.enum(liveServices).nullable(),
  channelSeq: seq('channel'),
  channelName: z.string(),
  domain: z.string(),
  /** Its creator, if they are listed among its staff; staff always get it. */
  userSeq: seq('user').nullable(),
  writerName: z.string(),
})
