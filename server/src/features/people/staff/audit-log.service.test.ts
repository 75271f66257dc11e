import { expect, test } from 'vitest'
import { trashCourse } from 'contract/teaching/courses/state.api'
import { saveCoursePayment } from 'contract/teaching/courses/api'
import { refundOrder } from 'contract/money/orders/api'
import { listStaffActions, saveRolePermissions } from 'contract/people/staff/api'
import { hideReview, saveReview } from 'contract/community/reviews/api'
import { aRunningClass } from '../../../testing/world.ts'
import { comeBack, pressPay } from '../../../testing/orders-world.ts'

const payment = {
  rowVersion: 1,
  fareCd: '01',
  price: 45_000,
  discountPrice: null,
  discountStartAt: null,
  discountEndAt: null,
  vodDays: 30,
  userLimitTypeCd: '01',
  maxUserCount: null,
  payStartCd: '99',
  payStartAt: null,
  payEndCd: '99',
  payEndAt: null,
  startAt: null,
  endAt: null,
} as const

async function aBusySite() {
  const world = await aRunningClass()
  const { owner, channelSeq } = world
  const history = async (query = {}) => (await owner.call(listStaffActions, { channelSeq, query })).list
  return { ...world, history }
}

test('a change by staff is recorded with the actor, the object, and values before and after', async () => {
  const { member, courseRef, history } = await aBusySite()
  const mo = await member('Mo', 'MNG')
  await mo.call(saveCoursePayment, { ...courseRef, body: payment })
  expect(await history()).toMatchObject([
    {
      name: 'Mo',
      userTypeCd: 'MNG',
      action: 'courses.saveCoursePayment',
      room: 'courses',
      about: '굳은 어깨를 푸는 저녁 요가',
      before: { price: 30_000 },
      after: { price: 45_000 },
      createdAt: '2026-11-21T03:00:00.000Z',
    },
  ])
})

test('refused calls and actions of members are not recorded', async () => {
  const { owner, mina, courseRef, attendSeq, history } = await aBusySite()
  await mina.call(saveReview, { ...courseRef, body: { attendSeq, reviewPoint: 5, description: '좋아요' } })
  await expect(owner.call(trashCourse, courseRef)).refuses('CLASS_HAS_LEARNERS')
  expect(await history()).toEqual([])
})

test('a refund is recorded once, with its amount', async () => {
  const { owner, member, courseRef, channelSeq, history } = await aBusySite()
  const jun = await member('Jun')
  const { orderNo } = await pressPay(jun, courseRef, { name: 'Jun' })
  await comeBack(jun, courseRef, orderNo)
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '사정이 생겼어요' } })
  const list = await history()
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ after: { wishedAmount: 30_000, refundedAmount: 30_000 } })
  expect(list[0]?.about).toContain(orderNo)
  expect(JSON.stringify(list)).not.toContain('사정')
})

test('the history is searched by person and by feature, and paged', async () => {
  const { owner, member, mina, courseRef, attendSeq, channelSeq, history } = await aBusySite()
  const { evaluationSeq } = await mina.call(saveReview, {
    ...courseRef,
    body: { attendSeq, reviewPoint: 5, description: '좋아요' },
  })
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd: 'TCH', permissions: [] } })
  const mo = await member('Mo', 'MNG')
  await mo.call(hideReview, { channelSeq, evaluationSeq, body: { reason: '광고예요' } })

  const [newest, oldest] = await history()
  expect([newest?.name, oldest?.name]).toEqual(['Mo', 'Haru'])
  expect(await history({ userSeq: newest?.userSeq })).toHaveLength(1)
  expect(await history({ room: 'staff' })).toMatchObject([{ name: 'Haru', about: 'TCH' }])
  expect(await history({ lastSeq: newest?.staffActionSeq })).toMatchObject([{ name: 'Haru' }])
  const { people } = await owner.call(listStaffActions, { channelSeq, query: {} })
  expect(people.map(({ name }) => name)).toEqual(['Haru', 'Mo'])
  await expect(mo.call(listStaffActions, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
})
