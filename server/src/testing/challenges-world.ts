import { getChallengeSetting, updateChallengeSetting } from 'contract/learning/challenges/api'
import { getChallengeTerm, updateChallengeTerm } from 'contract/learning/challenges/terms.api'
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
