import { z } from 'zod'
import { seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'

export const MAX_CATEGORIES = 50
export const LONGEST_CATEGORY = 30

export const Arranged = z
  .object({
    /** Absent for a new category. */
    channelCategorySeq: seq('category').optional(),
    name: oneLine(1, LONGEST_CATEGORY),
  })
  .array()
  .max(MAX_CATEGORIES)
