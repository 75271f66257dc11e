import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { nothing, seq } from './values.ts'
import { oneLine } from './texts.ts'

export const MOST_CATEGORIES = 50
export const LONGEST_CATEGORY = 30

const Arranged = z
  .object({
    /** None where it is new. */
    channelCategorySeq: seq('category').optional(),
    name: oneLine(1, LONGEST_CATEGORY),
  })
  .array()
  .max(MOST_CATEGORIES)

/** Stores the categories in their order, under new names and with new ones; classes of one that is removed have none. docs/rules.md R-394. */
export const arrangeCategories = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/categories/ordering',
  access: 'SITE_CLASS_UPDATE',
  body: z.object({ categories: Arranged, removed: seq('category').array().max(MOST_CATEGORIES) }),
  reply: nothing,
  refuses: ['CATEGORY_NAME_TAKEN'],
  touches: ['courses'],
})
