import { z } from 'zod'
import { CourseConditions } from './schemas.ts'

/** Of what a search finds no more are counted. */
export const MAX_COUNTED = 500

/** The conditions as one JSON text, for an address has no room for an object. */
export const filter = z
  .string()
  .max(1000)
  .regex(/^\{/)
  .transform((text, context) => {
    const { success, data } = CourseConditions.safeParse(jsonOf(text))
    if (success) return data
    context.issues.push({ code: 'custom', message: 'no conditions', input: text })
    return z.NEVER
  })
  .optional()
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
/** Where a page ended; a caller hands it back as it came. */
export const cursor = z
  .string()
  .regex(/^[a-zA-Z]+~-?\d{1,18}~[1-9]\d{0,14}$/)
  .optional()

/** A choice of a filter, with how many classes it would leave; null where that is too many to count. */
export const countOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, count: z.int().nullable() }).array()
