import { expect, test } from 'vitest'
import { giveLevel } from 'contract/learning/level-progress/api'
import { checkSchedule } from 'contract/money/enrolments/api'
import { getPaymentInfo } from 'contract/money/orders/api'
import { createLevel, deleteLevel, orderLevels } from 'contract/people/levels/api'
import { noConditions } from 'contract/people/levels/levels.rules'
import { getEtc, saveEtc } from 'contract/teaching/courses/settings.api'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { aShop, buy, pressPay } from '../../../testing/orders-world.ts'
import { aClass } from '../../../testing/world.ts'

type World = Awaited<ReturnType<typeof aClass>>

/** Two levels of which the class asks for the second. */
async function asking({ owner, channelSeq, courseRef, minaSeq }: World) {
  const level = async (name: string) => {
    const body = { name, color: 'gold' as const, way: 'HAND' as const, conditions: noConditions }
    return (await owner.call(createLevel, { channelSeq, body })).levelSeq
  }
  const silver = await level('실버')
  const gold = await level('골드')
  await owner.call(saveEtc, { ...courseRef, body: { minLevelSeq: gold } })
  const give = (levelSeq: typeof gold) =>
    owner.call(giveLevel, { channelSeq, userSeq: minaSeq, body: { levelSeq, reason: '공로' } })
  return { silver, gold, give }
}

test('nobody below the level of a class buys it; from the level on they do', async () => {
  const shop = await aShop({ isQuiet: true })
  const { mina, courseRef, owner } = shop
  const { silver, gold, give } = await asking(shop)
  await expect(pressPay(mina, courseRef)).refuses('LEVEL_NEEDED')
  await give(silver)
  await expect(pressPay(mina, courseRef)).refuses('LEVEL_NEEDED')
  await expect(mina.call(getPaymentInfo, { ...courseRef, query: {} })).refuses('LEVEL_NEEDED')
  expect((await mina.call(checkSchedule, courseRef)).isBlocked).toBe(true)
  expect((await owner.call(getEtc, courseRef)).minLevelSeq).toBe(gold)
  await give(gold)
  await buy(mina, courseRef)
})

test('a free class asks for it too, and so does applying; a higher level is enough', async () => {
  const world = await aClass({ price: 0 })
  const { mina, courseRef, owner, channelSeq } = world
  const { silver, gold, give } = await asking(world)
  await give(silver)
  await expect(mina.call(enrolFree, courseRef)).refuses('LEVEL_NEEDED')
  const body = { name: 'Mina', email: 'mina@example.com', phone: '' }
  await expect(mina.call(applyForPlace, { ...courseRef, body })).refuses('LEVEL_NEEDED')
  await owner.call(orderLevels, { channelSeq, body: { levelSeqs: [gold, silver] } })
  await mina.call(enrolFree, courseRef)
})

// docs/rules.md R-1312
test('staff need no level', async () => {
  const world = await aClass({ price: 0 })
  const { courseRef, member } = world
  await asking(world)
  const tea = await member('Tea', 'TCH')
  await tea.call(enrolFree, courseRef)
})

test('the page of the class says which level is needed and whether its reader has it', async () => {
  const world = await aClass()
  const { mina, visitor, courseRef } = world
  const { gold, give } = await asking(world)
  const condition = (satisfied: boolean) => [{ type: 'LEVEL', refSeq: gold, name: '골드', satisfied }]
  expect((await visitor.call(getCourse, { ...courseRef, query: {} })).joinConditions).toEqual(
    condition(false),
  )
  expect((await mina.call(getCourseViewer, courseRef)).joinConditions).toEqual(condition(false))
  await give(gold)
  expect((await mina.call(getCourseViewer, courseRef)).joinConditions).toEqual(condition(true))
})

test('an open class has no such condition, and who was admitted before stays', async () => {
  const world = await aClass({ price: 0 })
  const { mina, courseRef, add, courseSeq, owner } = world
  await mina.call(enrolFree, courseRef)
  await asking(world)
  expect((await mina.call(getCourseViewer, courseRef)).attendSeq).not.toBeNull()
  await add.all("update courses set fare_cd = '03' where course_seq = $1", [courseSeq])
  expect((await mina.call(getCourseViewer, courseRef)).joinConditions).toEqual([])
  expect((await owner.call(getEtc, courseRef)).minLevelSeq).not.toBeNull()
})

test('a level that a class asks for is not deleted; without the condition it is', async () => {
  const world = await aClass()
  const { owner, channelSeq, courseRef, mina } = world
  const { gold, silver } = await asking(world)
  const gone = { channelSeq, levelSeq: gold }
  await expect(owner.call(deleteLevel, gone)).refuses('LEVEL_IN_USE')
  await owner.call(saveEtc, { ...courseRef, body: { minLevelSeq: null } })
  await owner.call(deleteLevel, gone)
  await expect(owner.call(saveEtc, { ...courseRef, body: { minLevelSeq: gold } })).refuses('NOT_FOUND')
  await owner.call(saveEtc, { ...courseRef, body: { memberOnlyYn: 'Y' } })
  expect((await mina.call(getCourseViewer, courseRef)).joinConditions).toMatchObject([
    { type: 'MEMBER_ONLY' },
  ])
  expect(silver).toBeGreaterThan(0)
})
