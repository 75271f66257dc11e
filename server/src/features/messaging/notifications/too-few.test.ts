import { expect, test } from 'vitest'
import { getCoursePayment, saveCoursePayment } from 'contract/teaching/courses/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { aShop } from '../../../testing/orders-world.ts'
import { notifyTooFew } from '../../teaching/courses/too-few-attendees.notify.ts'

/** A free course that begins in an hour and requires this many people. */
async function aBeginning(minUserCount: number) {
  const shop = await aShop({ price: 0 })
  const { owner, courseRef, channelSeq, passTimer, clock } = shop
  const payment = await owner.call(getCoursePayment, courseRef)
  const body = { ...payment, startAt: '2026-11-21T04:00:00Z', minUserCount }
  await owner.call(saveCoursePayment, { ...courseRef, body })
  const heard = async () => {
    const { list } = await owner.call(listAlarms, { channelSeq, query: {} })
    return list.filter(({ content }) => content.includes('tooFew')).map(({ content }) => JSON.parse(content))
  }
  const pass = async (minutes: number) => {
    clock.pass({ minutes })
    await passTimer(notifyTooFew)
  }
  return { ...shop, heard, pass }
}

test('a class that begins with fewer people than its minimum notifies its staff, once', async () => {
  const { mina, courseRef, heard, pass } = await aBeginning(2)
  await mina.call(enrolFree, courseRef)
  await pass(50)
  expect(await heard()).toEqual([])
  await pass(20)
  await pass(10)
  expect(await heard()).toEqual([expect.objectContaining({ kind: 'tooFew', count: 1, least: 2 })])
})

test('staff are not notified where the minimum is reached', async () => {
  const { mina, courseRef, heard, pass } = await aBeginning(1)
  await mina.call(enrolFree, courseRef)
  await pass(70)
  expect(await heard()).toEqual([])
})
