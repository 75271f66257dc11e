import { expect, test } from 'vitest'
import { updateCourse } from 'contract/teaching/courses/update.api'
import { getCoursePayment, getCourseSettings, saveCourseInformation } from 'contract/teaching/courses/api'
import type { Permission } from 'contract/http/permissions'
import { getRolePermissions, saveRolePermissions } from 'contract/people/staff/api'
import { aClass } from '../../../testing/world.ts'

/** A manager with these course permissions and no others. */
async function aManagerWith(...held: Permission[]) {
  const world = await aClass({ price: 50_000 })
  const { owner, member, channelSeq } = world
  const { roles } = await owner.call(getRolePermissions, { channelSeq })
  const permissions = [...roles.MNG.filter((key) => !key.startsWith('CLASS_')), ...held]
  await owner.call(saveRolePermissions, { channelSeq, body: { userTypeCd: 'MNG', permissions } })
  return { ...world, manager: await member('Mo', 'MNG') }
}

test('the permission to update courses suffices for updating one, and for nothing else', async () => {
  const { manager, owner, courseRef } = await aManagerWith('CLASS_LIFECYCLE_UPDATE')
  const saved = await manager.call(updateCourse, { ...courseRef, body: { subTitle: '새 부제' } })
  expect(saved.subTitle).toBe('새 부제')
  for (const body of [{ price: 1 }, { publicCd: '99' as const }])
    await expect(manager.call(updateCourse, { ...courseRef, body })).refuses('NOT_ALLOWED')
  await expect(manager.call(getCourseSettings, courseRef)).refuses('NOT_ALLOWED')
  const body = await owner.call(getCourseSettings, courseRef)
  await expect(manager.call(saveCourseInformation, { ...courseRef, body })).refuses('NOT_ALLOWED')
})

test('without either key no staff member updates a class', async () => {
  const { manager, courseRef } = await aManagerWith('CLASS_INFO_READ', 'CLASS_LIFECYCLE_CREATE')
  await expect(manager.call(updateCourse, { ...courseRef, body: { subTitle: '새 부제' } })).refuses(
    'NOT_ALLOWED',
  )
})

test('prices and discounts in the settings require permission to read them', async () => {
  const { manager, owner, courseRef } = await aManagerWith('CLASS_INFO_READ', 'CLASS_INFO_UPDATE')
  const discount = { discountPrice: 40_000, materialPrice: 3000, materialPriceEx: 300, materialTitle: '매트' }
  await owner.call(updateCourse, { ...courseRef, body: discount })
  const withheld = { price: null, discountPrice: null, materialPrice: null, installmentMonth: null }
  const course = await manager.call(getCourseSettings, courseRef)
  expect(course).toMatchObject(withheld)
  expect(await manager.call(updateCourse, { ...courseRef, body: { subTitle: '부제' } })).toMatchObject(
    withheld,
  )
  await expect(manager.call(getCoursePayment, courseRef)).refuses('NOT_ALLOWED')
  expect(await owner.call(getCoursePayment, courseRef)).toMatchObject({ price: 50_000, ...discount })
})

test('staff who may only read prices change none', async () => {
  const { manager, courseRef } = await aManagerWith('CLASS_INFO_READ', 'CLASS_PAYMENT_READ')
  expect(await manager.call(getCoursePayment, courseRef)).toMatchObject({ price: 50_000 })
  expect((await manager.call(getCourseSettings, courseRef)).price).toBe(50_000)
})
