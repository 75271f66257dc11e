import { expect, test } from 'vitest'
import { getPaymentInfo } from 'contract/money/orders/api'
import { getCourseViewer } from 'contract/views/class-page/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { aShop, buy, pressPay } from '../../../testing/orders-world.ts'
import { expireOrders } from '../../money/orders/orders.jobs.ts'

test('the holder of the last seat reads until when it is reserved, on the class page, in my classes and at the checkout', async () => {
  const { mina, courseRef, clock, passTimer } = await aShop({ seats: 1 })
  await pressPay(mina, courseRef)
  const holdUntil = new Date(clock.now.getTime() + 15 * 60_000).toISOString()

  const { channelSeq } = courseRef
  expect((await mina.call(getCourseViewer, courseRef)).attend).toMatchObject({ holdUntil, payUntil: null })
  expect((await mina.call(listMyCourses, { channelSeq })).list).toMatchObject([{ holdUntil }])
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ holdUntil, seatsLeft: 0 })

  clock.pass({ minutes: 15 })
  await passTimer(expireOrders)
  expect((await mina.call(getCourseViewer, courseRef)).attend).toBeNull()
  expect((await mina.call(listMyCourses, { channelSeq })).list).toEqual([])
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ holdUntil: null, seatsLeft: 1 })
})

test('a paid seat is held no longer', async () => {
  const { mina, courseRef } = await aShop({ seats: 1 })
  await buy(mina, courseRef)

  expect((await mina.call(getCourseViewer, courseRef)).attend).toMatchObject({ holdUntil: null })
})
