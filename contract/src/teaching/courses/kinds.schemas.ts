import { z } from 'zod'
import { categoryCds } from '../../values/platform-categories.ts'
import { courseTypes, openTypes } from '../../values/type-codes.ts'

/** S once, R weekly, D on no fixed days. */
export const scheduleTypes = ['S', 'R', 'D'] as const

const yn = z.enum(['Y', 'N'])
/** 0 is Sunday. */
const weekdays = z.int().min(0).max(6).array().max(7)
const address = z.string().trim().max(1000)
/** Checked by the rules, so that the error can be specific. */
const clockText = z.string().trim().max(5)

/** The kind of a course, its schedule, its category and its venue. */
export const CourseKind = z.object({
  courseTypeCd: z.enum(courseTypes),
  scheduleTypeCd: z.enum(scheduleTypes),
  weekdays,
  /** `19:00`, Seoul time. */
  classStartTime: z.string().nullable(),
  classEndTime: z.string().nullable(),
  /** The subject, from a list shared by all sites. */
  categoryCd: z.enum(categoryCds).nullable(),
  /** 99 takes place elsewhere, at `openTypeUrl`. */
  openTypeCd: z.enum(openTypes),
  openTypeUrl: z.string().nullable(),
  /** Whether a membership includes it. */
  subscribeYn: yn,
})
export type CourseKind = z.output<typeof CourseKind>

/** Omitted fields stay. `courseTypeCd` may also carry a schedule (S, R, D) and then counts as one. */
export const KindDraft = CourseKind.extend({
  courseTypeCd: z.string().trim().min(1).max(10),
  classStartTime: clockText.nullable(),
  classEndTime: clockText.nullable(),
  openTypeUrl: address.nullable(),
}).partial()
export type KindDraft = z.output<typeof KindDraft>
