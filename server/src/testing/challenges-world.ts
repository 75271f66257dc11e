import { getChallengeSetting, updateChallengeSetting } from 'contract/learning/challenges/api'
import { checkIn, getChallengeToday } from 'contract/learning/challenges/learner.api'
import { updateChallengeMission } from 'contract/learning/challenges/missions.api'
import { getChallengeTerm, updateChallengeTerm } from 'contract/learning/challenges/terms.api'
import type { UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { aRunningClass } from './world.ts'

export const termDates = {
  startAt: '2026-12-07',
  endAt: '2026-12-16',
  payStartAt: null,
  payEndAt: '2026-12-05',
  userLimitTypeCd: '99' as const,
  maxUserCount: 3,
}
/** A class that runs as a challenge for ten days from the seventh of December, with Mina in its first term. */
export async function aChallengeClass() {
  const world = await aRunningClass()
  const { owner, courseRef, classSeq, add } = world
  await add.all("update courses set product_kind = 'CHALLENGE' where course_seq = $1", [courseRef.courseSeq])
  await owner.call(updateChallengeSetting, { ...courseRef, body: { showsRanking: true, reminderHour: 20 } })
  const termRef = { ...courseRef, classSeq }
  const term = () => owner.call(getChallengeTerm, termRef)
  const save = async (change: object = {}) =>
    owner.call(updateChallengeTerm, {
      ...termRef,
      body: { ...termDates, rowVersion: (await term()).rowVersion, ...change },
    })
  await save()
  const terms = async () => (await owner.call(getChallengeSetting, courseRef)).terms
  return { ...world, termRef, term, save, terms }
}

/** The same with a mission of words, on its first morning; Jun takes part too. */
export async function aRunningChallenge(mission: Partial<z.input<typeof updateChallengeMission.body>> = {}) {
  const world = await aChallengeClass()
  const { owner, termRef, courseRef, clock, add, channelSeq, courseSeq, classSeq, mina, member } = world
  const addMission = (body: object = {}) =>
    owner.call(updateChallengeMission, {
      ...termRef,
      body: { title: '한 줄 쓰기', checkInType: 'TEXT', point: 10, xp: 5, ...body },
    })
  const { challengeMissionSeq } = await addMission(mission)
  const jun = await member('Jun')
  const [found] = await add.all<{ seq: UserSeq }>("select user_seq as seq from users where name = 'Jun'")
  if (found) await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq: found.seq })
  clock.set(new Date('2026-12-07T08:00:00+09:00'))
  const missionRef = { ...courseRef, challengeMissionSeq }
  return {
    ...world,
    jun,
    missionRef,
    addMission,
    checkIn: (who = mina, body: object = { content: '오늘도 했어요' }) =>
      who.call(checkIn, { ...missionRef, body }),
    today: (who = mina) => who.call(getChallengeToday, courseRef),
  }
}
