import { z } from 'zod'
import { categoryCds } from '../../values/platform-categories.ts'
import { courseTypes, openTypes } from '../../values/type-codes.ts'

/** S once, R every week, D on no fixed days. */
export const scheduleTypes = ['S', 'R', 'D'] as const

const yn = z.enum(['Y', 'N'])
/** 0 is Sunday. */
const weekdays = z.int().min(0).max(6).array().max(7)
const address = z.string().trim().max(1000)
/** Judged by the rules, so that it is said what is wrong with it. */
const clockText = z.string().trim().max(5)

/** What a class is, when it runs, and where it is found and opened. */
export const CourseKind = z.object({
  courseTypeCd: z.enum(courseTypes),
  scheduleTypeCd: z.enum(scheduleTypes),
  weekdays,
  /** `19:00`, by the clock of Seoul. */
  classStartTime: z.string().nullable(),
  classEndTime: z.string().nullable(),
  /** What it is about, alike on every site. */
  categoryCd: z.enum(categoryCds).nullable(),
  /** 99 takes place elsewhere, at `openTypeUrl`. */
  openTypeCd: z.enum(openTypes),
  openTypeUrl: z.string().nullable(),
  /** Whether a membership holds it. */
  subscribeYn: yn,
})
export type CourseKind = z.output<typeof CourseKind>

/** What is not named stays. `courseTypeCd` may also say how it runs (S, R, D), and counts as that then. */
export const KindDraft = CourseKind.extend({
  courseTypeCd: z.string().trim().min(1).max(10),
  classStartTime: clockText.nullable(),
  classEndTime: clockText.nullable(),
  openTypeUrl: address.nullable(),
}).partial()
export type KindDraft = z.output<typeof KindDraft>
