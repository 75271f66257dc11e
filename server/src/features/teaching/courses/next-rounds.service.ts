import { checkLength } from 'contract/teaching/courses/kinds.rules'
import { checkSavable } from 'contract/teaching/courses/courses.rules'
import { actionOf } from 'contract/http/endpoint'
import { checkOpenable, checkSettable } from 'contract/teaching/courses/rounds.rules'
import { MAX_ROUNDS } from 'contract/teaching/courses/rounds.schemas'
import { openRound as opening, prepareRound as preparing } from 'contract/teaching/courses/rounds.api'
import { seoulInput } from 'contract/values/korea-time'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { userLimitTypes } from 'contract/values/type-codes'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { changed } from '../../../platform/audit/changed.ts'
import { findLastActor, insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import { ruleSentences } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { getChangeableCourse, type CourseRow } from './courses.public.ts'
import { findCourse, lockCourse } from './courses.queries.ts'
import { asPaymentDraft } from './courses.rules.ts'
import { discardDraft, findDraft, findDueDrafts, openDraft, upsertDraft } from './next-rounds.queries.ts'

type RoundInput = z.output<(typeof preparing)['body']>
type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** The course rules that a round breaks. */
export const checkRunnable = (course: CourseRow, round: Omit<RoundInput, 'rowVersion' | 'openAt'>) => [
  ...checkSavable(asPaymentDraft(course, round)),
  ...checkLength(course, round),
]

/**
 * Writes the next round as a draft. CLASS_RULE by field, CLASS_STATE_CHANGED when the draft is not the one the caller saw.
 * docs/rules.md R-630.
 */
export function prepareRound(ctx: MemberContext, courseSeq: CourseSeq, input: RoundInput) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const { rowVersion, ...dates } = input
    const round = {
      ...dates,
      maxUserCount: input.userLimitTypeCd === userLimitTypes.unlimited ? null : input.maxUserCount,
    }
    const draft = await findDraft(tx, courseSeq)
    if ((draft?.rowVersion ?? null) !== rowVersion) throw refuse('CLASS_STATE_CHANGED')
    const broken = [...checkRunnable(course, input), ...checkSettable(input, ctx.now())]
    if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
    if (course.partNumber >= MAX_ROUNDS) throw refuse('ROUNDS_FULL')
    const partNumber = course.partNumber + 1
    ctx.audit.record(draft ? changed(factsOf(draft), factsOf(round)) : { after: { partNumber } })
    return upsertDraft(tx, { courseSeq, partNumber, round })
  })
}

const shown = (date: Date | null) => (date === null ? null : seoulInput(date).replace('T', ' '))
const factsOf = (round: Omit<RoundInput, 'rowVersion'>) => ({
  startAt: shown(round.startAt),
  endAt: shown(round.endAt),
  payStartAt: shown(round.payStartAt),
  payEndAt: shown(round.payEndAt),
  openAt: shown(round.openAt),
  maxUserCount: round.maxUserCount,
})

export function discardRound(ctx: MemberContext, courseSeq: CourseSeq) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    if (!(await discardDraft(tx, courseSeq))) throw refuse('NOT_POSSIBLE_NOW')
    ctx.audit.record({ before: { partNumber: course.partNumber + 1 } })
    return null
  })
}

/** Opens the draft the caller saw: of two simultaneous calls one opens it. CLASS_RULE when its dates are over. R-631. */
export function openRound(ctx: MemberContext, courseSeq: CourseSeq, rowVersion: number) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const draft = await findDraft(tx, courseSeq)
    if (!draft) throw refuse('NOT_POSSIBLE_NOW')
    if (draft.rowVersion !== rowVersion) throw refuse('CLASS_STATE_CHANGED')
    const broken = checkState(course, draft, ctx.now())
    if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
    const { classSeq, partNumber } = draft
    await openDraft(tx, course, { draft, now: ctx.now() })
    ctx.audit.record({ before: { partNumber: course.partNumber }, after: { partNumber } })
    return { classSeq, partNumber }
  })
}

const checkState = (course: CourseRow, draft: Draft, now: Date) => [
  ...checkRunnable(course, draft),
  ...checkOpenable(draft, now),
]

/** Opens drafts at their scheduled time; one that breaks a rule by then stays a draft. docs/rules.md R-631. */
export const openRounds: Timer = {
  name: 'courses.openRounds',
  cron: '* * * * *',
  isSelective: true,
  async visit(ctx) {
    for (const { courseSeq } of await findDueDrafts(ctx.db, ctx.now())) {
      const isOpened = await ctx.transaction((tx) => openDue(ctx, tx, courseSeq))
      if (isOpened) ctx.ports.forgetPages(ctx.channelSeq, ['courses', 'enrolments'])
    }
  },
}

async function openDue(ctx: Context, tx: ChannelTx, courseSeq: CourseSeq) {
  await lockCourse(tx, courseSeq)
  const now = ctx.now()
  const course = await findCourse(tx, courseSeq)
  const draft = await findDraft(tx, courseSeq)
  const isDue = draft !== undefined && draft.openAt !== null && draft.openAt <= now
  if (!course || !isDue || checkState(course, draft, now).length > 0) return false
  await openDraft(tx, course, { draft, now })
  await recordOpening(tx, course, { draft, now })
  return true
}

/** Recorded in the name of the person who scheduled it. */
async function recordOpening(tx: ChannelTx, course: CourseRow, { draft, now }: { draft: Draft; now: Date }) {
  const { courseSeq, partNumber, title } = course
  const actor = await findLastActor(tx, { action: actionOf(preparing), courseSeq })
  if (!actor) return
  await insertStaffAction(tx, {
    ...actor,
    action: actionOf(opening),
    place: { courseSeq },
    about: title,
    before: { partNumber },
    after: { partNumber: draft.partNumber, openAt: shown(draft.openAt) },
    createdAt: now,
  })
}
