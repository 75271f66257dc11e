import { z } from 'zod'
import { liveTypeCds } from './live.rules.ts'
import { categoryCds } from './platform-categories.ts'
import { amount, instant, seq } from './values.ts'

/** 01 a project, 03 a club, 05 any other class. */
export const courseTypes = ['01', '03', '05'] as const
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
  openTypeCd: z.enum(['00', '99']),
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

/** What a page of a class tells beside, worked out of what is stored. docs/rules.md R-359. */
export const KindParts = z.object({
  ...CourseKind.omit({ courseTypeCd: true, scheduleTypeCd: true }).shape,
  /** The name of `categoryCd`, in the language asked for. */
  categoryCdName: z.string().nullable(),
  /** Told to whoever may enter, and to its staff. */
  openTypeUrl: z.string().nullable(),
  /** Nothing is sent to anybody. */
  deliveryCd: z.literal('99'),
  minUserCount: z.int().nullable(),
  /** Minutes of one meeting. */
  classTime: z.int().nullable(),
  /** Whole months from the first day to the last. */
  period: z.int().nullable(),
  courseRemainingEndAt: instant.nullable(),
  /** Who takes part, of all there is room for, in percent; null where there is no limit. */
  acceptPercent: z.int().nullable(),
  /** What it costs now. */
  fare: amount,
  fareEx: amount.nullable(),
  discountPercentEx: z.int(),
  /** Whether anybody could pay for it right now. */
  payable: z.boolean(),
  /** The price by the month: in how many parts, and one of them. */
  months: z.int().nullable(),
  monthPrice: amount.nullable(),
  /** Where its live lessons take place; null where it has none. */
  liveTypeCd: z.enum(liveTypeCds).nullable(),
  channelSeq: seq('channel'),
  channelName: z.string(),
  domain: z.string(),
  /** Whoever made it, where they are named as somebody who works on it; staff are always told. */
  userSeq: seq('user').nullable(),
  writerName: z.string(),
})
