import { createChallenge, getChallengeSetting } from 'contract/learning/challenges/api'
import * as learner from 'contract/learning/challenges/learner.api'
import { updateChallengeMission } from 'contract/learning/challenges/missions.api'
import { getChallengeTerm, updateChallengeTerm } from 'contract/learning/challenges/terms.api'
import { getCertificate, setCertificateRule } from 'contract/learning/certificates/api'
import { listMyPoints } from 'contract/learning/points/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { expect, test } from 'vitest'
import { termDates } from '../../../testing/challenges-world.ts'
import { aSite } from '../../../testing/world.ts'
import { remindDaily } from './challenges.notify.ts'

const at = (day: number, time: string) => new Date(`2026-12-${String(day).padStart(2, '0')}T${time}+09:00`)

/** A free challenge of ten days, made by its owner and published. */
async function tenDays() {
  const world = await aSite()
  const { owner, channelSeq, add } = world
  const { courseSeq } = await owner.call(createChallenge, { channelSeq, body: { title: '열흘 달리기' } })
  await add.all(
    `update courses set state = 'PUBLISHED', public_cd = '00', published_at = created_at, fare_cd = '00', price = 0
     where course_seq = $1`,
    [courseSeq],
  )
  const courseRef = { channelSeq, courseSeq }
  const { terms } = await owner.call(getChallengeSetting, courseRef)
  const classSeq = terms[0]?.classSeq
  if (classSeq === undefined) throw new Error('a challenge begins with a term')
  const termRef = { ...courseRef, classSeq }
  const { rowVersion } = await owner.call(getChallengeTerm, termRef)
  await owner.call(updateChallengeTerm, { ...termRef, body: { ...termDates, rowVersion } })
  const body = { title: '3km', checkInType: 'NUMBER' as const, unit: 'km', point: 10 }
  const { challengeMissionSeq } = await owner.call(updateChallengeMission, { ...termRef, body })
  await owner.call(setCertificateRule, { ...courseRef, body: { minPercent: 80 } })
  return { ...world, courseRef, missionRef: { ...courseRef, challengeMissionSeq } }
}

test('a challenge runs for ten days: joined, done, reminded of, ranked and certified', async () => {
  const { mina, member, courseRef, missionRef, channelSeq, app, clock } = await tenDays()
  const jun = await member('Jun')
  const { attendSeq } = await mina.call(enrolFree, { ...courseRef, body: {} })
  await jun.call(enrolFree, { ...courseRef, body: {} })
  const run = (who: typeof mina, amount: number) =>
    who.call(learner.checkIn, { ...missionRef, body: { amount } })
  const certificate = () => mina.call(getCertificate, { channelSeq, attendSeq })
  const ctx = await app.contextFor(channelSeq)
  for (let day = 7; day <= 16; day++) {
    clock.set(at(day, '07:00'))
    if (day !== 9) await run(mina, 3)
    if (day < 9) await run(jun, 5)
    if (day === 13) expect((await certificate()).certificate).toBeNull()
    clock.set(at(day, '20:00'))
    await remindDaily.visit({ ...ctx, now: () => clock.now })
  }
  clock.set(at(17, '09:00'))
  const { record, term } = await mina.call(learner.getChallengeToday, courseRef)
  expect(term).toMatchObject({ state: 'ENDED', dayNumber: null })
  expect(record).toMatchObject({ done: 9, total: 10, rate: 90, streak: 7 })
  await expect(run(mina, 3)).refuses('CHALLENGE_NOT_OPEN')
  const ranking = await jun.call(learner.getChallengeRanking, { ...courseRef, query: {} })
  expect(ranking.list.map(({ name, rate }) => [name, rate])).toEqual([
    ['Mina', 90],
    ['Jun', 20],
  ])
  const reminded = async (who: typeof mina) =>
    (await who.call(listAlarms, { channelSeq, query: {} })).list.filter(({ alarmType }) => alarmType === '09')
  expect(await reminded(mina)).toHaveLength(1)
  expect(await reminded(jun)).toHaveLength(8)
  expect((await mina.call(listMyPoints, { channelSeq, query: {} })).balances.point).toBe(90)
  const { list } = await mina.call(listMyCourses, { channelSeq })
  expect(list).toMatchObject([{ productKind: 'CHALLENGE', percent: 90, hasCertificate: true }])
  expect(await certificate()).toMatchObject({ percent: 90, certificate: { title: '열흘 달리기' } })
})
