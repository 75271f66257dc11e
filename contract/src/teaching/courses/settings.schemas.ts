import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { questionStatuses } from '../../values/type-codes.ts'
import { MAX_EVENT_FIELDS } from './settings.rules.ts'

const yn = z.enum(['Y', 'N'])

const shown = z.object({
  courseReviewShowYn: yn,
  /** Whether visitors can read the posts that are open to them. */
  coursePostOpenYn: yn,
  courseQaShowYn: yn,
  /** 00 accepts questions, 99 does not. */
  courseQuestionStatus: z.enum(questionStatuses),
  /** The same under its other name, used where the first is missing. */
  questionStatusCd: z.enum(questionStatuses),
  courseAttendCountShowYn: yn,
  courseTutorShowYn: yn,
  courseValidityShowYn: yn,
  /** Shows below the title how many people ever enrolled. */
  courseAttendSumShowYn: yn,
})
/** Access to enrolling and inviting. docs/rules.md. */
const joinWindow = z.object({
  /** Y: only for members of the site. */
  memberOnlyYn: yn,
  /** Y: learners may invite friends, from the course page and from their course list. */
  inviteEventYn: yn,
  /** Empty shows the standard title. */
  inviteEventTitle: z.string().trim().max(40),
  inviteEventInfo: z.string().trim().max(300),
  /** Y: members who are not learners of the course may invite too. */
  canSendInviteEventYn: yn,
})
const promotion = z.object({
  /** Shows the numbers below; each has a switch of its own. */
  coursePromotionShowYn: yn,
  courseRemainingTermShowYn: yn,
  courseRemainingAttendeeShowYn: yn,
  courseRollingShowYn: yn,
  /** The end of the countdown on the page and its banner. */
  courseRemainingEndAt: instant.nullable(),
})
export const FloatingFields = z.object({
  courseFloatingShowYn: yn,
  courseFloatingReviewShowYn: yn,
  courseFloatingLabel: z.string().trim().max(40),
  /** Empty shows the text of the course's own button. */
  courseFloatingButton: z.string().trim().max(20),
  courseFloatingShowStartAt: instant.nullable(),
  courseFloatingShowEndAt: instant.nullable(),
})

const fieldKey = z.string().regex(/^[A-Za-z0-9_-]{1,30}$/)
const atMost = (record: object) => Object.keys(record).length <= MAX_EVENT_FIELDS
export const EventFields = z.object({
  cstmEventFields: z
    .record(fieldKey, z.object({ title: z.string().trim().min(1).max(40), type: z.string().trim().max(20) }))
    .refine(atMost),
  cstmEventData: z.record(fieldKey, z.string().trim().max(500)).refine(atMost),
})

/** Additional elements of a course page. */
export const CourseSetting = shown.extend({
  /** The lowest level that members need to enrol. */
  minLevelSeq: seq('level').nullable().optional(),
  ...joinWindow.shape,
  ...promotion.shape,
  ...FloatingFields.shape,
  ...EventFields.shape,
})
export type CourseSetting = z.input<typeof CourseSetting>
export type StoredSetting = z.output<typeof CourseSetting>

/** A condition for enrolling, and whether the caller meets it. */
export const JoinCondition = z.object({
  type: z.enum(['MEMBERSHIP', 'LEVEL', 'MEMBER_ONLY']),
  refSeq: z.int().nullable(),
  /** Of the level that is needed. */
  name: z.string().optional(),
  satisfied: z.boolean(),
})
export type JoinCondition = z.output<typeof JoinCondition>

/** Switches that can be changed one by one. */
export const SettingChange = shown
  .extend({
    ...promotion.shape,
    ...joinWindow.shape,
    /** The lowest level that members need to enrol; null for none. */
    minLevelSeq: seq('level').nullable(),
  })
  .partial()
export const board = shown.pick({
  courseReviewShowYn: true,
  courseQaShowYn: true,
  courseQuestionStatus: true,
  questionStatusCd: true,
})
