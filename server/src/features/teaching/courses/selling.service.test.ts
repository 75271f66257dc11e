import { expect, test } from 'vitest'
import { getGuide } from 'contract/growth/statistics/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { getCourseSettings } from 'contract/teaching/courses/api'
import { setCoursePublic, submitCourse } from 'contract/teaching/courses/state.api'
import { aMerchant } from '../../../testing/merchants-world.ts'
import { addCovers } from '../../../testing/pictures-world.ts'
import { aShop } from '../../../testing/orders-world.ts'

const account = {
  bankName: '국민은행',
  accountNumber: '110-123-456789',
  holder: '하루공방',
  dueDays: 3,
  isActive: true,
}

/** An installation that sells for real: it takes no test payments. */
async function aRealShop() {
  const shop = await aShop()
  Object.assign(shop.app.ports, { gateways: new Map() })
  await makeDraft(shop)
  return shop
}
/** With everything a class needs of its own. */
async function makeDraft(shop: Awaited<ReturnType<typeof aShop>>) {
  await addCovers(shop)
  await shop.add.all(`update courses set state = 'DRAFT', published_at = null, lesson_count = 1`)
}
const paid = (todoList: { todo: string; progressPercent: number }[]) =>
  todoList.find(({ todo }) => todo === 'PAYMENTS')?.progressPercent

test('a paid class is published once its site can be paid', async () => {
  const { owner, courseRef, channelSeq } = await aRealShop()
  await expect(owner.call(submitCourse, courseRef)).refuses('SITE_NOT_PAYABLE')
  expect((await owner.call(getCourseSettings, courseRef)).missing).toEqual(['PAYMENTS'])
  expect(paid((await owner.call(getGuide, { channelSeq })).todoList)).toBe(0)

  await owner.call(saveDepositAccount, { channelSeq, body: account })
  expect((await owner.call(getCourseSettings, courseRef)).missing).toEqual([])
  expect(paid((await owner.call(getGuide, { channelSeq })).todoList)).toBe(100)
  expect(await owner.call(submitCourse, courseRef)).toMatchObject({ state: 'PUBLISHED' })

  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  await owner.call(saveDepositAccount, { channelSeq, body: { ...account, isActive: false } })
  await expect(owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '00' } })).refuses(
    'SITE_NOT_PAYABLE',
  )
})

test('a free class needs nobody who pays', async () => {
  const { owner, courseRef, add } = await aRealShop()
  await add.all(`update courses set fare_cd = '00', price = 0`)
  expect(await owner.call(submitCourse, courseRef)).toMatchObject({ state: 'PUBLISHED' })
})

test('test payments count where the installation takes them, and nowhere else', async () => {
  const shop = await aMerchant()
  const { owner, courseRef, app } = shop
  await makeDraft(shop)
  const { gateways } = app.ports
  Object.assign(app.ports, { gateways: new Map() })
  await expect(owner.call(submitCourse, courseRef)).refuses('SITE_NOT_PAYABLE')
  Object.assign(app.ports, { gateways })
  expect(await owner.call(submitCourse, courseRef)).toMatchObject({ state: 'PUBLISHED' })
})
