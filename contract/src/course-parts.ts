import { z } from 'zod'
import { CourseSetting, JoinCondition } from './course-setting.ts'
import { amount, currency, seq } from './values.ts'

/** How a price is told beside the amount that is paid; in dollars by `…Ex`, in cents. */
export const ToldPrice = z.object({
  displayCurrency: currency,
  priceEx: amount.nullable(),
  discountPriceEx: amount.nullable(),
  installmentStatus: z.enum(['Y', 'N']),
  installmentMonth: z.int().nullable(),
})

/** What the page of a class tells beside the class itself. */
export const PageParts = z.object({
  setting: CourseSetting,
  joinConditions: JoinCondition.array(),
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
