import { z } from 'zod'
import { seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { MAX_CATEGORIES, LONGEST_CATEGORY } from './categories.rules.ts'

export const Arranged = z
  .object({
    /** Absent for a new category. */
    channelCategorySeq: seq('category').optional(),
    name: oneLine(1, LONGEST_CATEGORY),
  })
  .array()
  .max(MAX_CATEGORIES)
