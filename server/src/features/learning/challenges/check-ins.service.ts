import { checkInRejected } from 'contract/learning/challenges/events'
import type { checkIn as endpoint, listCheckIns } from 'contract/learning/challenges/learner.api'
import { missionToday } from 'contract/learning/challenges/missions.rules'
import { termDays } from 'contract/learning/challenges/terms.rules'
import { pointsChanged } from 'contract/learning/points/events'
import type { ChallengeCheckInSeq, ChallengeMissionSeq, CourseSeq, FileSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { namedFor } from '../../../platform/words/shown-name.ts'
import { lockEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { findShownVariants, replaceImages, requireSent } from '../../system/files/files.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { earnByCheckIn, takeBackCheckIns } from '../points/points.public.ts'
import { requireChallenge } from './challenges.service.ts'
import {
  deleteCheer,
  findDone,
  findFeed,
  insertCheckIn,
  insertCheer,
  lockCheckIn,
  updateCheckIn,
} from './check-ins.queries.ts'
import { isComplete, rewardKey } from './check-ins.rules.ts'
import { findMissions } from './missions.queries.ts'
import { enterTerm } from './today.service.ts'

type CheckInInput = z.output<(typeof endpoint)['body']>
interface CheckInRef {
  courseSeq: CourseSeq
  challengeCheckInSeq: ChallengeCheckInSeq
}

/**
 * Counts for the day whose window is open. CHALLENGE_NOT_OPEN, CHALLENGE_DAY_FULL when it was done, CHECK_IN_INCOMPLETE.
 * docs/rules.md R-1044.
 */
export async function checkIn(
  ctx: MemberContext,
  { courseSeq, challengeMissionSeq }: { courseSeq: CourseSeq; challengeMissionSeq: ChallengeMissionSeq },
  input: CheckInInput,
) {
  const { round, attendSeq } = await enterTerm(ctx, courseSeq)
  if (attendSeq === null) throw refuse('NOT_ATTENDING')
  const { classSeq } = round
  const { userSeq } = ctx.user
  return ctx.transaction(async (tx) => {
    // Two devices of one learner count one after the other.
    await lockEnrolment(tx, attendSeq)
    const mission = (await findMissions(tx, classSeq)).find(
      (one) => one.challengeMissionSeq === challengeMissionSeq,
    )
    if (!mission) throw refuse('NO_CHALLENGE')
    const term = termDays(round)
    const done = await findDone(tx, { classSeq, attendSeq })
    const doneDays = done
      .filter((one) => one.challengeMissionSeq === challengeMissionSeq)
      .map(({ day }) => day)
    const now = ctx.now()
    const shown = term && missionToday(mission, { term, doneDays, now })
    if (shown?.state === 'DONE') throw refuse('CHALLENGE_DAY_FULL')
    if (shown?.state !== 'OPEN') throw refuse('CHALLENGE_NOT_OPEN')
    if (!isComplete(mission.checkInType, input)) throw refuse('CHECK_IN_INCOMPLETE')
    const { content, picture, amount } = input
    const fileSeq = picture?.fileSeq ?? null
    await takePicture(ctx, tx, fileSeq)
    const added = await insertCheckIn(tx, {
      challengeMissionSeq,
      classSeq,
      attendSeq,
      userSeq,
      challengeDay: shown.day,
      content,
      amount: mission.checkInType === 'NUMBER' ? amount : null,
      fileSeq,
      altText: picture?.altText ?? '',
      createdAt: now,
    })
    if (!added) throw refuse('CHALLENGE_DAY_FULL')
    const { point, xp, title } = mission
    const key = rewardKey(challengeMissionSeq, shown.day)
    await earnByCheckIn(tx, { userSeq, courseSeq, key, title, point, xp, now })
    await emit(tx, pointsChanged, { userSeqs: [userSeq] })
    return { ...added, point, xp }
  })
}

/** NOT_FOUND for a picture that the caller did not send for this. */
async function takePicture(ctx: MemberContext, tx: ChannelTx, fileSeq: FileSeq | null) {
  if (fileSeq === null) return
  await requireSent(tx, { fileSeqs: [fileSeq], kind: 'post', userSeq: ctx.user.userSeq })
  await replaceImages(tx, { before: [], after: [fileSeq], now: ctx.now(), kinds: ['post'] })
}

export async function feedOf(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { classSeq, limit, minSeq }: z.output<(typeof listCheckIns)['query']>,
) {
  const { round, isStaff } = await enterTerm(ctx, courseSeq, classSeq)
  const reader = ctx.user.userSeq
  const found = await findFeed(ctx.db, { classSeq: round.classSeq, reader, isStaff, limit, minSeq })
  const fileSeqs = found.flatMap(({ fileSeq }) => (fileSeq === null ? [] : [fileSeq]))
  const variants = await findShownVariants(ctx, fileSeqs)
  return {
    list: found.map(({ fileSeq, altText, userSeq, ...one }) => ({
      ...namedFor(one, ctx.language),
      isMine: userSeq === reader,
      picture: fileSeq === null ? null : { altText, variants: variants.get(fileSeq) ?? [] },
    })),
  }
}

/** A check-in of the caller's term. NO_CHALLENGE for any other. */
async function lockSeen(ctx: MemberContext, tx: ChannelTx, checkInRef: CheckInRef) {
  const found = await lockCheckIn(tx, checkInRef)
  if (!found) throw refuse('NO_CHALLENGE')
  const { round, isStaff } = await enterTerm(ctx, checkInRef.courseSeq, found.classSeq)
  const isMine = found.userSeq === ctx.user.userSeq
  const isSeen = isStaff || isMine || found.rejectedAt === null
  if (round.classSeq !== found.classSeq || !isSeen) throw refuse('NO_CHALLENGE')
  return { ...found, round, isMine }
}

export const cheer = (ctx: MemberContext, checkInRef: CheckInRef, isCheered: boolean) =>
  ctx.transaction(async (tx) => {
    await lockSeen(ctx, tx, checkInRef)
    const { challengeCheckInSeq } = checkInRef
    const { userSeq } = ctx.user
    if (isCheered) await insertCheer(tx, { challengeCheckInSeq, userSeq, createdAt: ctx.now() })
    else await deleteCheer(tx, { challengeCheckInSeq, userSeq })
    return null
  })

/** CHALLENGE_NOT_OPEN once its day is over: what counted stays. */
export const withdrawCheckIn = (ctx: MemberContext, checkInRef: CheckInRef) =>
  ctx.transaction(async (tx) => {
    const found = await lockSeen(ctx, tx, checkInRef)
    if (!found.isMine) throw refuse('NO_CHALLENGE')
    const now = ctx.now()
    const term = termDays(found.round)
    const missions = await findMissions(tx, found.classSeq)
    const mission = missions.find((one) => one.challengeMissionSeq === found.challengeMissionSeq)
    const shown = term && mission && missionToday(mission, { term, doneDays: [], now })
    if (shown?.state !== 'OPEN' || shown.day !== found.day) throw refuse('CHALLENGE_NOT_OPEN')
    await updateCheckIn(tx, checkInRef.challengeCheckInSeq, { deletedAt: now })
    await revoke(tx, found, now)
    const before = found.fileSeq === null ? [] : [found.fileSeq]
    await replaceImages(tx, { before, after: [], now })
    return null
  })

type LockedRow = NonNullable<Awaited<ReturnType<typeof lockCheckIn>>>
async function revoke(
  tx: ChannelTx,
  { rejectedAt, userSeq, challengeMissionSeq, day }: LockedRow,
  now: Date,
) {
  if (rejectedAt !== null) return
  await takeBackCheckIns(tx, [{ userSeq, key: rewardKey(challengeMissionSeq, day) }], now)
  await emit(tx, pointsChanged, { userSeqs: [userSeq] })
}

/** It no longer counts, what it earned goes, and its writer is notified. docs/rules.md R-1046. */
export const reject = (ctx: MemberContext, checkInRef: CheckInRef, reason: string) =>
  ctx.transaction(async (tx) => {
    requireChallenge(await getManagedCourse(ctx, checkInRef.courseSeq, tx))
    const found = await lockCheckIn(tx, checkInRef)
    if (!found) throw refuse('NO_CHALLENGE')
    if (found.rejectedAt !== null) return null
    const rejected = { rejectedAt: ctx.now(), rejectedReason: reason, rejectedByUserSeq: ctx.user.userSeq }
    await updateCheckIn(tx, checkInRef.challengeCheckInSeq, rejected)
    await revoke(tx, found, ctx.now())
    ctx.audit.record({ after: { mission: found.title, day: found.day, reason } })
    await emit(tx, checkInRejected, checkInRef)
    return null
  })
