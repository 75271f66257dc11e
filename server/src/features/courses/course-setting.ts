import type { saveCustomEvent, saveEtc, saveFloatingCta, StoredSetting } from 'contract/course-setting'
import {
  eventFieldsOf,
  eventRecords,
  eventTrouble,
  whyNotFloating,
  type EventField,
} from 'contract/course-setting.rules'
import type { CourseSeq } from 'contract/values'
import { z } from 'zod'
import type { MemberContext } from '../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { ruleSentences, type Broken } from '../../platform/words/rule-sentences.ts'
import { voiceOf } from '../../platform/words/site-words.ts'
import {
  findSettingRow,
  upsertSetting,
  type SettingChange,
  type SettingRow,
} from './course-setting.queries.ts'
import { getManagedCourse } from './courses.public.ts'

type Etc = z.output<(typeof saveEtc)['body']>
type Floating = z.output<(typeof saveFloatingCta)['body']>
type CustomEvent = z.output<(typeof saveCustomEvent)['body']>

/** What everybody begins with. */
const usual: StoredSetting = {
  courseReviewShowYn: 'Y',
  coursePostOpenYn: 'N',
  courseQaShowYn: 'Y',
  courseQuestionStatus: '00',
  courseAttendCountShowYn: 'Y',
  courseTutorShowYn: 'Y',
  courseValidityShowYn: 'Y',
  courseAttendSumShowYn: 'N',
  memberOnlyYn: 'N',
  inviteEventYn: 'N',
  inviteEventTitle: '',
  inviteEventInfo: '',
  canSendInviteEventYn: 'N',
  coursePromotionShowYn: 'N',
  courseRemainingTermShowYn: 'Y',
  courseRemainingAttendeeShowYn: 'Y',
  courseRollingShowYn: 'Y',
  courseRemainingEndAt: null,
  courseFloatingShowYn: 'N',
  courseFloatingReviewShowYn: 'N',
  courseFloatingLabel: '',
  courseFloatingButton: '',
  courseFloatingShowStartAt: null,
  courseFloatingShowEndAt: null,
  cstmEventFields: {},
  cstmEventData: {},
}

export async function settingOf(db: ChannelDb, courseSeq: CourseSeq): Promise<StoredSetting> {
  const row = await findSettingRow(db, courseSeq)
  return row ? shownSetting(row) : usual
}

const shownSetting = (row: SettingRow): StoredSetting => ({
  courseReviewShowYn: row.reviewShowYn,
  coursePostOpenYn: row.postOpenYn,
  courseQaShowYn: row.qaShowYn,
  courseQuestionStatus: row.questionStatusCd,
  courseAttendCountShowYn: row.attendCountShowYn,
  courseTutorShowYn: row.tutorShowYn,
  courseValidityShowYn: row.validityShowYn,
  courseAttendSumShowYn: row.attendSumShowYn,
  memberOnlyYn: row.memberOnly ? 'Y' : 'N',
  inviteEventYn: row.inviteEventYn,
  inviteEventTitle: row.inviteEventTitle,
  inviteEventInfo: row.inviteEventInfo,
  canSendInviteEventYn: row.canSendInviteEventYn,
  coursePromotionShowYn: row.promotionShowYn,
  courseRemainingTermShowYn: row.remainingTermShowYn,
  courseRemainingAttendeeShowYn: row.remainingAttendeeShowYn,
  courseRollingShowYn: row.rollingShowYn,
  courseRemainingEndAt: row.remainingEndAt,
  courseFloatingShowYn: row.floatingShowYn,
  courseFloatingReviewShowYn: row.floatingReviewShowYn,
  courseFloatingLabel: row.floatingLabel,
  courseFloatingButton: row.floatingButton,
  courseFloatingShowStartAt: row.floatingShowStartAt,
  courseFloatingShowEndAt: row.floatingShowEndAt,
  ...eventRecords(storedFields(row.eventFields)),
})

const Stored = z.object({ key: z.string(), title: z.string(), type: z.string(), value: z.string() }).array()
function storedFields(stored: unknown): EventField[] {
  const fields = Stored.parse(stored)
  const titled = fields.map(({ key, title, type }) => [key, { title, type }] as const)
  const values = fields.map(({ key, value }) => [key, value] as const)
  return eventFieldsOf({
    cstmEventFields: Object.fromEntries(titled),
    cstmEventData: Object.fromEntries(values),
  })
}

export async function readSetting(ctx: MemberContext, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  return settingOf(ctx.db, courseSeq)
}

/** Saves the switches of the tab that were sent. docs/rules.md R-312. */
export const changeEtc = (ctx: MemberContext, courseSeq: CourseSeq, etc: Etc) =>
  change(ctx, courseSeq, etcOf(etc))
/** The same within a larger change, of a class that was looked at already. */
export const writeEtc = (tx: ChannelTx, courseSeq: CourseSeq, { etc, now }: { etc: Etc; now: Date }) =>
  upsertSetting(tx, courseSeq, { ...named(etcOf(etc)), updatedAt: now })

function etcOf(etc: Etc) {
  return {
    reviewShowYn: etc.courseReviewShowYn,
    postOpenYn: etc.coursePostOpenYn,
    qaShowYn: etc.courseQaShowYn,
    questionStatusCd: etc.courseQuestionStatus ?? etc.questionStatusCd,
    attendCountShowYn: etc.courseAttendCountShowYn,
    tutorShowYn: etc.courseTutorShowYn,
    validityShowYn: etc.courseValidityShowYn,
    attendSumShowYn: etc.courseAttendSumShowYn,
    memberOnly: etc.memberOnlyYn && etc.memberOnlyYn === 'Y',
    inviteEventYn: etc.inviteEventYn,
    inviteEventTitle: etc.inviteEventTitle,
    inviteEventInfo: etc.inviteEventInfo,
    canSendInviteEventYn: etc.canSendInviteEventYn,
    promotionShowYn: etc.coursePromotionShowYn,
    remainingTermShowYn: etc.courseRemainingTermShowYn,
    remainingAttendeeShowYn: etc.courseRemainingAttendeeShowYn,
    rollingShowYn: etc.courseRollingShowYn,
    remainingEndAt: etc.courseRemainingEndAt,
  }
}

export async function changeFloating(ctx: MemberContext, courseSeq: CourseSeq, floating: Floating) {
  await getManagedCourse(ctx, courseSeq)
  await mind(ctx, whyNotFloating(floating))
  return change(ctx, courseSeq, {
    floatingShowYn: floating.courseFloatingShowYn,
    floatingReviewShowYn: floating.courseFloatingReviewShowYn,
    floatingLabel: floating.courseFloatingLabel,
    floatingButton: floating.courseFloatingButton,
    floatingShowStartAt: floating.courseFloatingShowStartAt,
    floatingShowEndAt: floating.courseFloatingShowEndAt,
  })
}

/** Saves the fields of one's own. A value without a field is nobody's, and is dropped. */
export async function changeEvent(ctx: MemberContext, courseSeq: CourseSeq, event: CustomEvent) {
  await getManagedCourse(ctx, courseSeq)
  const eventFields = eventFieldsOf(event)
  const broken = eventFields.flatMap(({ key, type, value }) => {
    const rule = eventTrouble(type, value)
    return rule ? [{ path: `body.cstmEventData.${key}`, rule }] : []
  })
  await mind(ctx, broken)
  return change(ctx, courseSeq, { eventFields })
}

async function mind(ctx: MemberContext, broken: Broken[]) {
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await voiceOf(ctx)))
}

type Wanted = { [Name in keyof Omit<SettingChange, 'updatedAt'>]: SettingChange[Name] | undefined }

function change(ctx: MemberContext, courseSeq: CourseSeq, wanted: Wanted) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, courseSeq, tx)
    await upsertSetting(tx, courseSeq, { ...named(wanted), updatedAt: ctx.now() })
    return null
  })
}

/** Only what was named is changed. */
const named = (wanted: Wanted) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
