import { expect, test } from 'vitest'
import { getChannelAuth } from 'contract/people/members/membership.api'
import { listStaffActions } from 'contract/people/staff/api'
import { getChannel, getConfiguration, saveConfiguration } from 'contract/site/sites/api'
import * as api from 'contract/workflows/inspections/api'
import { aSite, somebody } from '../../../testing/world.ts'

async function inspecting() {
  const world = await aSite()
  const { add, as, channelSeq: siteSeq } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true, email_verified_at = now() where user_seq = $1', [
    boss.userSeq,
  ])
  const operator = as(boss)
  const request = () => operator.call(api.requestInspection, { siteSeq, body: { reason: '문의 확인' } })
  const newest = async () => {
    const { list } = await operator.call(api.listOwnInspections, { siteSeq })
    return list[0] ?? (null as never)
  }
  return { ...world, siteSeq, operator, request, newest }
}

test('an operator reads what owners read once an owner allowed it, and every reading is recorded', async () => {
  const { operator, owner, request, newest, channelSeq, app, mails, clock } = await inspecting()
  const here = { channelSeq }
  await expect(operator.call(getConfiguration, here)).refuses('NOT_CHANNEL_USER')
  await request()
  await expect(request()).refuses('INSPECTION_OPEN')
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('열람을 요청'))
  await expect(operator.call(getConfiguration, here)).refuses('NOT_CHANNEL_USER')

  const { siteInspectionSeq } = await newest()
  await owner.call(api.allowInspection, { channelSeq, siteInspectionSeq })
  expect(await owner.call(api.getInspection, here)).toMatchObject({ inspection: { isMine: false } })
  expect(await operator.call(getConfiguration, here)).toMatchObject({ name: 'haru' })
  expect(await operator.call(getChannelAuth, here)).toMatchObject({ userTypeCd: 'OWN' })
  expect(await operator.call(api.getInspection, here)).toMatchObject({ inspection: { isMine: true } })
  await operator.call(getChannel, here)
  const body = {} as never
  await expect(operator.call(saveConfiguration, { channelSeq, body })).refuses('INSPECTION_READS_ONLY')
  const { list } = await owner.call(listStaffActions, here)
  expect(list.filter(({ action }) => action === 'inspections.read')).toHaveLength(3)

  clock.pass({ minutes: 60 })
  await expect(operator.call(getConfiguration, here)).refuses('NOT_CHANNEL_USER')
  expect(await newest()).toMatchObject({ state: 'ENDED' })
  await request()
})

test('owners refuse a request or end what they allowed, and so does the operator', async () => {
  const { operator, owner, member, request, newest, channelSeq, siteSeq, otherSite } = await inspecting()
  await request()
  const first = await newest()
  const ref = { channelSeq, siteInspectionSeq: first.siteInspectionSeq }
  const manager = await member('Mo', 'MNG')
  await expect(manager.call(api.allowInspection, ref)).refuses('NOT_ALLOWED')
  const there = { ...ref, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(api.allowInspection, there)).refuses('INSPECTION_OVER')
  await owner.call(api.refuseInspection, ref)
  await expect(owner.call(api.allowInspection, ref)).refuses('INSPECTION_OVER')
  expect(await newest()).toMatchObject({ state: 'REFUSED' })

  await request()
  const second = { channelSeq, siteInspectionSeq: (await newest()).siteInspectionSeq }
  await owner.call(api.allowInspection, second)
  await owner.call(api.refuseInspection, second)
  await expect(operator.call(getConfiguration, { channelSeq })).refuses('NOT_CHANNEL_USER')
  await expect(operator.call(api.endInspection, { siteSeq })).refuses('INSPECTION_OVER')
  await request()
  await operator.call(api.endInspection, { siteSeq })
  const { list } = await owner.call(api.listInspections, { channelSeq })
  expect(list.map(({ state }) => state)).toEqual(['ENDED', 'ENDED', 'REFUSED'])
})
