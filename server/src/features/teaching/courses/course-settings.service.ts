import type { saveCustomEvent, saveEtc, saveFloatingCta } from 'contract/teaching/courses/settings.api'
import type { StoredSetting } from 'contract/teaching/courses/settings.schemas'
import {
  eventFieldsOf,
  eventRecords,
  eventTrouble,
  checkFloating,
  type EventField,
} from 'contract/teaching/courses/settings.rules'
import type { CourseSeq } from 'contract/values/ids'
import { z } from 'zod'
import { questionStatuses } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ruleSentences, type Violation } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import {
  findSettingRow,
  upsertSetting,
  type SettingChange,
  type SettingRow,
} from './course-settings.queries.ts'
import { shareLevel } from '../../people/levels/levels.public.ts'
import { getChangeableCourse, getManagedCourse } from './courses.public.ts'

type Etc = z.output<(typeof saveEtc)['body']>
type Floating = z.output<(typeof saveFloatingCta)['body']>
type CustomEvent = z.output<(typeof saveCustomEvent)['body']>

/** The defaults. */
const usual: StoredSetting = {
  courseReviewShowYn: 'Y',
  coursePostOpenYn: 'N',
  courseQaShowYn: 'Y',
  courseQuestionStatus: questionStatuses.open,
  questionStatusCd: questionStatuses.open,
  courseAttendCountShowYn: 'Y',
  courseTutorShowYn: 'Y',
  courseValidityShowYn: 'Y',
  courseAttendSumShowYn: 'N',
  memberOnlyYn: 'N',
  minLevelSeq: null,
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
  questionStatusCd: row.questionStatusCd,
  courseAttendCountShowYn: row.attendCountShowYn,
  courseTutorShowYn: row.tutorShowYn,
  courseValidityShowYn: row.validityShowYn,
  courseAttendSumShowYn: row.attendSumShowYn,
  memberOnlyYn: row.memberOnly ? 'Y' : 'N',
  minLevelSeq: row.minLevelSeq,
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

/** Saves the submitted switches of the tab. docs/rules.md R-312. */
export const changeEtc = (ctx: MemberContext, courseSeq: CourseSeq, etc: Etc) =>
  changing(ctx, courseSeq, async (tx) => {
    const { minLevelSeq } = etc
    if (minLevelSeq && !(await shareLevel(tx, minLevelSeq))) throw refuse('NOT_FOUND')
    return writeEtc(tx, courseSeq, { etc, now: ctx.now() })
  })
/** The same within a larger change, for a course that was checked already. */
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
    minLevelSeq: etc.minLevelSeq,
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

export const changeFloating = (ctx: MemberContext, courseSeq: CourseSeq, floating: Floating) =>
  changing(ctx, courseSeq, (tx) => writeFloating(ctx, tx, { courseSeq, floating }))
/** The same within a larger change, for a course that was checked already. */
export async function writeFloating(
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, floating }: { courseSeq: CourseSeq; floating: Floating },
) {
  await mind(ctx, checkFloating(floating))
  await upsertSetting(tx, courseSeq, {
    floatingShowYn: floating.courseFloatingShowYn,
    floatingReviewShowYn: floating.courseFloatingReviewShowYn,
    floatingLabel: floating.courseFloatingLabel,
    floatingButton: floating.courseFloatingButton,
    floatingShowStartAt: floating.courseFloatingShowStartAt,
    floatingShowEndAt: floating.courseFloatingShowEndAt,
    updatedAt: ctx.now(),
  })
}

/** Saves the custom fields. A value without a field is dropped. */
export const changeEvent = (ctx: MemberContext, courseSeq: CourseSeq, event: CustomEvent) =>
  changing(ctx, courseSeq, (tx) => writeEvent(ctx, tx, { courseSeq, event }))
/** The same within a larger change, for a course that was checked already. */
export async function writeEvent(
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, event }: { courseSeq: CourseSeq; event: CustomEvent },
) {
  const eventFields = eventFieldsOf(event)
  const broken = eventFields.flatMap(({ key, type, value }) => {
    const rule = eventTrouble(type, value)
    return rule ? [{ path: `body.cstmEventData.${key}`, rule }] : []
  })
  await mind(ctx, broken)
  await upsertSetting(tx, courseSeq, { eventFields, updatedAt: ctx.now() })
}

async function mind(ctx: MemberContext, broken: Violation[]) {
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
}

type NamedChange = { [Name in keyof Omit<SettingChange, 'updatedAt'>]: SettingChange[Name] | undefined }

const changing = (ctx: MemberContext, courseSeq: CourseSeq, write: (tx: ChannelTx) => Promise<unknown>) =>
  ctx.transaction(async (tx) => {
    await getChangeableCourse(ctx, courseSeq, tx)
    await write(tx)
    return null
  })

/** Only the submitted fields. */
const named = (change: NamedChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
