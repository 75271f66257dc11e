import { z } from 'zod'
import { CourseKind } from './course-kinds.ts'
import { CourseSetting, JoinCondition } from './course-setting.ts'
import {
  admissionTypes,
  deliveryTypes,
  fareTypes,
  liveServices,
  periodTypes,
  publicTypes,
  trashTypes,
  userLimitTypes,
} from './type-codes.ts'
import { amount, currency, instant, seq } from './values.ts'

/** How a class is offered, by its codes. */
export const Offer = z.object({
  fareCd: z.enum(fareTypes),
  userLimitTypeCd: z.enum(userLimitTypes),
  choiseTypeCd: z.enum(admissionTypes),
  publicCd: z.enum(publicTypes),
})

/** How a price is told beside the amount that is paid; in dollars by `…Ex`, in cents. */
export const ToldPrice = z.object({
  displayCurrency: currency,
  priceEx: amount.nullable(),
  discountPriceEx: amount.nullable(),
  installmentStatus: z.enum(['Y', 'N']),
  installmentMonth: z.int().nullable(),
})

/** Where a class lies, since when it is in the trash, and until when it comes back. docs/rules.md R-435. */
export const TrashParts = z.object({
  trashTypeCd: z.enum(trashTypes),
  trashedAt: instant.nullable(),
  restoreExpiredAt: instant.nullable(),
})

const limit = z.enum(periodTypes)
/** Whether applications open and end by a date (00), and whether either does. docs/rules.md R-436. */
export const RecruitParts = z.object({
  payStartCd: limit,
  payEndCd: limit,
  settingPayTimeYn: z.enum(['Y', 'N']),
})

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

/** One of the site's own categories, with how many classes everybody may see in it. */
export const Category = z.object({
  channelCategorySeq: seq('category'),
  name: z.string(),
  courseCount: z.int(),
})

/** What a page of a class tells beside, worked out of what is stored. docs/rules.md R-359. */
export const KindParts = z.object({
  ...CourseKind.omit({ courseTypeCd: true, scheduleTypeCd: true }).shape,
  /** The name of `categoryCd`, in the language asked for. */
  categoryCdName: z.string().nullable(),
  /** Told to whoever may enter, and to its staff. */
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
  /** Whoever made it, where they are named as somebody who works on it; staff are always told. */
  userSeq: seq('user').nullable(),
  writerName: z.string(),
})
