import { MAX_MISSIONS, type MissionDraft } from 'contract/learning/challenges/missions.schemas'
import { pointsChanged } from 'contract/learning/points/events'
import type { ChallengeMissionSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { getChangeableCourse, getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { takeBackCheckIns } from '../points/points.public.ts'
import { rewardKey } from './check-ins.rules.ts'
import {
  countPeople,
  dropCheckInsOf,
  findMissions,
  insertMission,
  updateMission,
} from './missions.queries.ts'
import { findTerm, type TermRef } from './terms.service.ts'

export async function missionsOf(ctx: MemberContext, { courseSeq, classSeq }: TermRef) {
  const course = await getManagedCourse(ctx, courseSeq)
  await findTerm(ctx.db, course, { classSeq, now: ctx.now() })
  const missions = await findMissions(ctx.db, classSeq)
  const counts = await countPeople(
    ctx.db,
    missions.map(({ challengeMissionSeq }) => challengeMissionSeq),
  )
  return {
    list: missions.map((one) => ({ ...one, checkInCount: counts.get(one.challengeMissionSeq) ?? 0 })),
  }
}

/** The missions of a term that may change, with its class locked. */
async function changeableMissions(ctx: MemberContext, tx: ChannelTx, { courseSeq, classSeq }: TermRef) {
  const course = await getChangeableCourse(ctx, courseSeq, tx)
  await findTerm(tx, course, { classSeq, now: ctx.now() })
  return findMissions(tx, classSeq)
}

/** CHALLENGE_MISSIONS_FULL; NO_CHALLENGE for the mission of another term. docs/rules.md R-1043. */
export const saveMission = (
  ctx: MemberContext,
  termRef: TermRef,
  { challengeMissionSeq, ...draft }: MissionDraft & { challengeMissionSeq: ChallengeMissionSeq | null },
) =>
  ctx.transaction(async (tx) => {
    const missions = await changeableMissions(ctx, tx, termRef)
    const { fromDay, untilDay, dailyStartTime: from, dailyEndTime: until, checkInType, unit } = draft
    const isTimed = from !== null && until !== null
    const mission = {
      ...draft,
      unit: checkInType === 'NUMBER' ? unit : '',
      untilDay: untilDay === null ? null : Math.max(fromDay, untilDay),
      dailyStartTime: isTimed ? from : null,
      dailyEndTime: isTimed ? until : null,
    }
    ctx.audit.record({ after: { mission: draft.title } })
    if (challengeMissionSeq === null) {
      if (missions.length >= MAX_MISSIONS) throw refuse('CHALLENGE_MISSIONS_FULL')
      return insertMission(tx, { ...mission, classSeq: termRef.classSeq, createdAt: ctx.now() })
    }
    requireOne(missions, challengeMissionSeq)
    await updateMission(tx, challengeMissionSeq, mission)
    return { challengeMissionSeq }
  })

function requireOne<Mission extends { challengeMissionSeq: ChallengeMissionSeq }>(
  missions: Mission[],
  challengeMissionSeq: ChallengeMissionSeq,
) {
  const mission = missions.find((one) => one.challengeMissionSeq === challengeMissionSeq)
  if (!mission) throw refuse('NO_CHALLENGE')
  return mission
}

/** CLASS_STATE_CHANGED unless all missions are named, each once. */
export const orderMissions = (ctx: MemberContext, termRef: TermRef, seqs: ChallengeMissionSeq[]) =>
  ctx.transaction(async (tx) => {
    const missions = await changeableMissions(ctx, tx, termRef)
    const isWhole =
      missions.length === seqs.length &&
      missions.every(({ challengeMissionSeq }) => seqs.includes(challengeMissionSeq))
    if (!isWhole) throw refuse('CLASS_STATE_CHANGED')
    for (const [at, challengeMissionSeq] of seqs.entries())
      await updateMission(tx, challengeMissionSeq, { sort: at + 1 })
    return null
  })

/** MISSION_HAS_CHECK_INS unless those may go too, with what they earned. docs/rules.md R-1043. */
export const dropMission = (
  ctx: MemberContext,
  { challengeMissionSeq, ...termRef }: TermRef & { challengeMissionSeq: ChallengeMissionSeq },
  forceYn: 'Y' | 'N',
) =>
  ctx.transaction(async (tx) => {
    const missions = await changeableMissions(ctx, tx, termRef)
    const { title } = requireOne(missions, challengeMissionSeq)
    const count = (await countPeople(tx, [challengeMissionSeq])).get(challengeMissionSeq) ?? 0
    if (forceYn === 'N' && count > 0) throw refuse('MISSION_HAS_CHECK_INS', null, { count })
    const now = ctx.now()
    const gone = await dropCheckInsOf(tx, challengeMissionSeq, now)
    const keys = gone
      .filter(({ rejectedAt }) => rejectedAt === null)
      .map(({ userSeq, day }) => ({ userSeq, key: rewardKey(challengeMissionSeq, day) }))
    if (keys.length > 0) {
      await takeBackCheckIns(tx, keys, now)
      await emit(tx, pointsChanged, { userSeqs: [...new Set(keys.map(({ userSeq }) => userSeq))] })
    }
    const before = gone.flatMap(({ fileSeq }) => (fileSeq === null ? [] : [fileSeq]))
    await replaceImages(tx, { before, after: [], now })
    await updateMission(tx, challengeMissionSeq, { deletedAt: now })
    ctx.audit.record({ before: { mission: title, people: count } })
    return null
  })
