import { expect, test } from 'vitest'
import { addEntryCode, listEntryCodes, recordEntry, removeEntryCode } from 'contract/growth/entry-links/api'
import { cancelEnrolment, enrolFree } from 'contract/workflows/admissions/api'
import { refundOrder } from 'contract/money/orders/api'
import { aShop, comeBack, pressPay } from '../../../testing/orders-world.ts'
import type { Person } from '../../../testing/person.ts'

/** A course with two promotion links. */
async function aShopWithAddresses(options: { price?: number; seats?: number } = {}) {
  const world = await aShop(options)
  const { owner, courseRef } = world
  for (const eventCode of ['spring', 'autumn'])
    await owner.call(addEntryCode, { ...courseRef, body: { eventCode, label: eventCode } })
  return {
    ...world,
    comeBy: (who: Person, eventCode: string, isAgain = false) =>
      who.call(recordEntry, { ...courseRef, eventCode, body: { isAgain } }),
    countsByCode: async () => {
      const { list } = await owner.call(listEntryCodes, courseRef)
      return Object.fromEntries(
        list.map(({ eventCode, hits, enrolledCount, sold }) => [
          eventCode,
          [hits, enrolledCount, sold.map(({ currency, amount }) => `${amount} ${currency}`).join()],
        ]),
      )
    },
  }
}

test("an enrolment after a promotion link is attributed to it, also across the payment provider's page", async () => {
  const { mina, courseRef, comeBy, countsByCode: counts } = await aShopWithAddresses()
  await comeBy(mina, 'spring')
  const { orderNo } = await pressPay(mina, courseRef)
  expect(await counts()).toMatchObject({ spring: [1, 0, ''], autumn: [0, 0, ''] })

  // The payer returns with a browser that lost its cookies.
  mina.state.cookies.clear()
  await comeBack(mina, courseRef, orderNo)
  await comeBack(mina, courseRef, orderNo)
  expect(await counts()).toMatchObject({ spring: [1, 1, '30000 KRW'], autumn: [0, 0, ''] })
})

test('refunded payments are attributed to no link', async () => {
  const { mina, owner, courseRef, channelSeq, comeBy, countsByCode: counts } = await aShopWithAddresses()
  await comeBy(mina, 'spring')
  const { orderNo } = await pressPay(mina, courseRef)
  await comeBack(mina, courseRef, orderNo)
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '취소' } })
  expect(await counts()).toMatchObject({ spring: [1, 0, '0 KRW'] })
})

test('the last link counts, also one visited before; returning counts no visit', async () => {
  const { mina, courseRef, comeBy, countsByCode: counts } = await aShopWithAddresses({ price: 0 })
  await comeBy(mina, 'spring')
  await comeBy(mina, 'autumn')
  await comeBy(mina, 'spring', true)
  await mina.call(enrolFree, courseRef)
  expect(await counts()).toMatchObject({ spring: [1, 1, ''], autumn: [1, 0, ''] })
})

test('signing in first keeps the attribution; after thirty days it expires', async () => {
  const {
    visitor,
    mina,
    member,
    courseRef,
    comeBy,
    countsByCode: counts,
    clock,
  } = await aShopWithAddresses({ price: 0 })
  await comeBy(visitor, 'spring')
  const jun = await member('Jun')
  for (const one of [mina, jun])
    for (const [name, value] of visitor.state.cookies) one.state.cookies.set(name, value)
  await mina.call(enrolFree, courseRef)
  clock.pass({ days: 30 })
  await jun.call(enrolFree, courseRef)
  expect(await counts()).toMatchObject({ spring: [1, 1, ''] })
})

test('staff are not counted, unknown codes are not stored, cancelled enrolments no longer count', async () => {
  const { mina, owner, courseRef, comeBy, countsByCode: counts } = await aShopWithAddresses({ price: 0 })
  await comeBy(owner, 'spring')
  await comeBy(mina, 'winter')
  expect([...owner.state.cookies.keys(), ...mina.state.cookies.keys()]).toEqual([])

  await comeBy(mina, 'spring')
  const { attendSeq } = await mina.call(enrolFree, courseRef)
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  expect(await counts()).toMatchObject({ spring: [1, 0, ''] })
})

test("a new link with a removed link's code starts at zero", async () => {
  const { mina, owner, courseRef, comeBy, countsByCode: counts } = await aShopWithAddresses({ price: 0 })
  await comeBy(mina, 'spring')
  await mina.call(enrolFree, courseRef)
  await owner.call(removeEntryCode, { ...courseRef, eventCode: 'spring' })
  await owner.call(addEntryCode, { ...courseRef, body: { eventCode: 'spring', label: '다시' } })
  expect(await counts()).toMatchObject({ spring: [0, 0, ''] })
})

test('a browser cannot forge the cookie of an unknown link', async () => {
  const { mina, courseRef, add } = await aShopWithAddresses({ price: 0 })
  mina.state.cookies.set(
    'entries',
    `${courseRef.courseSeq}.winter.${(Date.parse('2026-11-20') / 1000).toString(36)}`,
  )
  await mina.call(enrolFree, courseRef)
  expect(await add.all('select event_code from enrolments')).toEqual([{ event_code: null }])
})
