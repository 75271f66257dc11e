import {
  areDatesLocked,
  challengeTermState,
  datesOfCopy,
  termDays,
} from 'contract/learning/challenges/terms.rules'
import type { DepositRule } from 'contract/learning/challenges/deposits.rules'
import type { TermDraft } from 'contract/learning/challenges/terms.schemas'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { changed } from '../../../platform/audit/changed.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { findRound, getChangeableCourse, getManagedCourse } from '../../teaching/courses/courses.public.ts'
import {
  cancelRound,
  changeRound,
  discardRound,
  findRounds,
  prepareRound,
} from '../../teaching/courses/rounds.public.ts'
import { hasPlaces } from '../../money/enrolments/enrolments.public.ts'
import { hasOrders } from '../../money/orders/orders.public.ts'
import { requireChallenge } from './challenges.service.ts'
import {
  copyContents,
  copyLeaders,
  countMissions,
  emptyTerm,
  findIntroduction,
  upsertTerm,
} from './terms.queries.ts'
import { findDeposit } from './deposits.queries.ts'
import { leadersOf } from './leaders.service.ts'

export interface TermRef {
  courseSeq: CourseSeq
  classSeq: ClassSeq
}
type Course = Awaited<ReturnType<typeof getManagedCourse>>

/** The terms of a class, newest first, without what was deleted. */
export async function termsOf(db: ChannelDb, course: Course, now: Date) {
  const rounds = await findRounds(db, course.courseSeq)
  const counts = await countMissions(
    db,
    rounds.map(({ classSeq }) => classSeq),
  )
  return rounds.map(({ state, ...round }) => {
    const isDraft = state === 'DRAFT'
    const isCurrent = round.classSeq === course.classSeq
    const { payStartAt, payEndAt, recruitClosedAt } = course
    const shown = { ...round, ...(isCurrent && { payStartAt, payEndAt }) }
    return {
      ...shown,
      isCurrent,
      state: challengeTermState({ ...shown, recruitClosedAt, isDraft, isCurrent }, now),
      dayCount: termDays(round)?.dayCount ?? null,
      missionCount: counts.get(round.classSeq) ?? 0,
      canDelete: isDraft || (isCurrent && round.partNumber > 1 && round.attendCount + round.waitCnt === 0),
    }
  })
}

/** The term of this challenge. NO_CHALLENGE for the terms of others. */
export async function findTerm(
  db: ChannelDb,
  course: Course,
  { classSeq, now }: { classSeq: ClassSeq; now: Date },
) {
  requireChallenge(course)
  const terms = await termsOf(db, course, now)
  const term = terms.find((one) => one.classSeq === classSeq)
  if (!term) throw refuse('NO_CHALLENGE')
  return term
}

export async function termOf(ctx: MemberContext, { courseSeq, classSeq }: TermRef) {
  const course = await getManagedCourse(ctx, courseSeq)
  const term = await findTerm(ctx.db, course, { classSeq, now: ctx.now() })
  return {
    ...term,
    introduction: await findIntroduction(ctx.db, classSeq),
    deposit: await findDeposit(ctx.db, classSeq),
    ...(await leadersOf(ctx, { courseSeq, classSeq })),
  }
}

const datesOf = (term: Pick<TermDraft, 'startAt' | 'endAt' | 'payStartAt' | 'payEndAt'>) =>
  [term.startAt, term.endAt, term.payStartAt, term.payEndAt].map((date) => date?.getTime() ?? null).join()

/** CHALLENGE_TERM_LOCKED where the dates of a term that has started would change. docs/rules.md R-1040. */
export const saveTerm = (
  ctx: MemberContext,
  { courseSeq, classSeq }: TermRef,
  { introduction, deposit, rowVersion, ...dates }: TermDraft & { rowVersion: number },
) =>
  ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const term = await findTerm(tx, course, { classSeq, now: ctx.now() })
    if (areDatesLocked(term.state) && datesOf(dates) !== datesOf(term)) throw refuse('CHALLENGE_TERM_LOCKED')
    await changeRound(ctx, tx, { courseSeq, classSeq, rowVersion, dates })
    const before = await findDeposit(tx, classSeq)
    await checkDeposit(tx, classSeq, { before, after: deposit })
    await upsertTerm(tx, classSeq, { introduction, deposit })
    const facts = (one: typeof dates, back: typeof deposit) => ({
      days: datesOf(one),
      maxUserCount: one.maxUserCount,
      deposit: back && `${back.percent}% ${back.minRate}–${back.fullRate}%`,
    })
    ctx.audit.record(changed(facts(term, before), facts(dates, deposit)))
    return null
  })

/**
 * What was said to those who joined stays. The caller has locked the term, so that nobody joins meanwhile. CHALLENGE_DEPOSIT_LOCKED.
 * docs/rules.md R-1027.
 */
async function checkDeposit(
  tx: ChannelTx,
  classSeq: ClassSeq,
  { before, after }: { before: DepositRule | null; after: DepositRule | null },
) {
  const isSame = (['percent', 'fullRate', 'minRate'] as const).every((key) => before?.[key] === after?.[key])
  if (isSame) return
  const round = await findRound(tx, classSeq)
  if (!round || round.attendCount + round.waitCnt > 0) throw refuse('CHALLENGE_DEPOSIT_LOCKED')
}

/** The draft of the next term. CHALLENGE_DRAFT_EXISTS while there is one. docs/rules.md R-1041. */
export async function copyTerm(ctx: MemberContext, { courseSeq, classSeq: from }: TermRef) {
  const course = await getManagedCourse(ctx, courseSeq)
  const term = await findTerm(ctx.db, course, { classSeq: from, now: ctx.now() })
  const draft = {
    ...datesOfCopy(term, ctx.now()),
    payStartAt: null,
    payEndAt: null,
    userLimitTypeCd: term.userLimitTypeCd,
    maxUserCount: term.maxUserCount,
    minUserCount: null,
    openAt: null,
    rowVersion: null,
  }
  const made = await prepareRound(ctx, courseSeq, draft).catch((error: unknown) => {
    throw isRefusal(error, 'CLASS_STATE_CHANGED') ? refuse('CHALLENGE_DRAFT_EXISTS') : error
  })
  const copy = { from, to: made.classSeq, createdAt: ctx.now() }
  await ctx.transaction(async (tx) => {
    await emptyTerm(tx, copy.to, ctx.now())
    await copyContents(tx, copy)
    await copyLeaders(tx, copy)
  })
  return { classSeq: copy.to }
}

const isRoundUsed = async (db: ChannelDb, classSeq: ClassSeq) =>
  (await hasPlaces(db, classSeq)) || (await hasOrders(db, classSeq))

/** The current term becomes a draft first, which is refused once anybody joined it. CHALLENGE_TERM_IN_USE. */
export async function deleteTerm(ctx: MemberContext, { courseSeq, classSeq }: TermRef) {
  const course = await getManagedCourse(ctx, courseSeq)
  const term = await findTerm(ctx.db, course, { classSeq, now: ctx.now() })
  if (!term.canDelete) throw refuse('CHALLENGE_TERM_IN_USE')
  if (term.state !== 'DRAFT') await cancelRound(ctx, { courseSeq, classSeq }, isRoundUsed)
  await discardRound(ctx, courseSeq)
  await ctx.transaction((tx) => emptyTerm(tx, classSeq, ctx.now()))
  return null
}
