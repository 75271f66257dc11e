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

/** The codes of a course that concern its sale. */
export const Offer = z.object({
  fareCd: z.enum(fareTypes),
  userLimitTypeCd: z.enum(userLimitTypes),
  choiseTypeCd: z.enum(admissionTypes),
  publicCd: z.enum(publicTypes),
})

/** The price as displayed beside the charged amount; the `…Ex` fields are in dollar cents. */
export const DisplayPrice = z.object({
  displayCurrency: currency,
  priceEx: amount.nullable(),
  discountPriceEx: amount.nullable(),
  installmentStatus: z.enum(['Y', 'N']),
  installmentMonth: z.int().nullable(),
})

/** Whether a course is in the trash, since when, and until when it can be restored. docs/rules.md R-435. */
export const TrashParts = z.object({
  trashTypeCd: z.enum(trashTypes),
  trashedAt: instant.nullable(),
  restoreExpiredAt: instant.nullable(),
})

const limit = z.enum(periodTypes)
/** Whether applications open and close on dates (00), and whether either does. docs/rules.md R-436. */
export const RecruitParts = z.object({
  payStartCd: limit,
  payEndCd: limit,
  settingPayTimeYn: z.enum(['Y', 'N']),
})

/** A category of the site with its number of public courses. */
export const Category = z.object({
  channelCategorySeq: seq('category'),
  name: z.string(),
  courseCount: z.int(),
})
