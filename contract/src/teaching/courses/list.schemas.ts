import { z } from 'zod'
import { CourseConditions } from './schemas.ts'

/** The most search results that are counted. */
export const MAX_COUNTED = 500

/** The conditions as one JSON text, because a URL cannot carry an object. */
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
/** The end of the last page; opaque to callers. */
export const cursor = z
  .string()
  .regex(/^[a-zA-Z]+~-?\d{1,18}~[1-9]\d{0,14}$/)
  .optional()

/** A choice of a filter with the number of courses it leaves; null above the counting limit. */
export const countOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, count: z.int().nullable() }).array()
