import { z } from 'zod'
import { amount, currency, instant, seq } from '../../values/ids.ts'
import {
  admissionTypes,
  fareTypes,
  periodTypes,
  publicTypes,
  trashTypes,
  userLimitTypes,
} from '../../values/type-codes.ts'

/** How a class is offered, by its codes. */
export const Offer = z.object({
  fareCd: z.enum(fareTypes),
  userLimitTypeCd: z.enum(userLimitTypes),
  choiseTypeCd: z.enum(admissionTypes),
  publicCd: z.enum(publicTypes),
})

/** How a price is told beside the amount that is paid; in dollars by `…Ex`, in cents. */
export const DisplayPrice = z.object({
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

/** One of the site's own categories, with how many classes everybody may see in it. */
export const Category = z.object({
  channelCategorySeq: seq('category'),
  name: z.string(),
  courseCount: z.int(),
})
