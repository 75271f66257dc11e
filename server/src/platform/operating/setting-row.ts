import { z } from 'zod'

/** One variable: its schema, its default, and its description. */
export const row = <Reads extends z.ZodType>(reads: Reads, unset: string, about: string) => ({
  reads,
  unset,
  about,
})

export const text = z.string().trim().min(1).optional()

/** A list by commas or spaces, each entry of this form. */
export const listOf = (isEntry: (entry: string) => boolean, advice: string) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine((list) => list.every(isEntry), advice)
