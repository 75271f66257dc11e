import { expect, test } from 'vitest'
import { getStudentLimit, setStudentLimit } from 'contract/money/enrolments/student-limit.api'
import * as api from 'contract/money/plan-subscriptions/api'
import { getPayoutTerms } from 'contract/money/settlements/payees.api'
import { addOwner, inviteMembers } from 'contract/people/staff/api'
import { getUploadLimits, getUploadUrl } from 'contract/system/files/api'
import { listPlans, savePlan } from 'contract/system/plans/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { photo, picturesOf } from '../../../testing/pictures-world.ts'
import { aSiteWithPlans } from '../../../testing/plans-world.ts'
import { somebody } from '../../../testing/world.ts'
import { warnOfLimits } from './plan-limits.notify.ts'

test('as many people join the staff as the plan allows, and nobody is invited beyond it', async () => {
  const { owner, here, add, changePlan, choose } = await aSiteWithPlans()
  await changePlan('FREE', { staffLimit: 2 })
  const invite = (...emails: string[]) =>
    owner.call(inviteMembers, {
      ...here,
      body: { members: emails.map((email) => ({ email, userTypeCd: 'MNG' as const })) },
    })
  await expect(invite('a@example.com', 'b@example.com')).refuses('STAFF_FULL')
  await invite('a@example.com')
  const [first, second] = await Promise.all(
    ['Jun', 'Seo'].map((name) => somebody(add, { name, channelSeq: here.channelSeq })),
  )
  await owner.call(addOwner, { ...here, body: { userSeq: first?.userSeq ?? 0 } as never })
  const tooMany = owner.call(addOwner, { ...here, body: { userSeq: second?.userSeq ?? 0 } as never })
  await expect(tooMany).refuses('STAFF_FULL')
  await choose('BASIC')
  await owner.call(addOwner, { ...here, body: { userSeq: second?.userSeq ?? 0 } as never })
})

test('files and videos are refused beyond the storage of the plan, large videos beyond its size', async () => {
  const site = await aSiteWithPlans()
  const { owner, here, changePlan } = site
  await changePlan('FREE', { storageBytes: 5000, videoBytes: 4000 })
  const upload = (fileSize: number) =>
    owner.call(getUploadUrl, { ...here, query: { filename: 'a.mp4', fileSize, kind: 'vod' as const } })
  expect((await owner.call(getUploadLimits, here)).maxVideoUploadBytes).toBe(4000)
  await expect(upload(4001)).refuses('PLAN_VIDEO_TOO_LARGE')
  await upload(3000)
  await expect(upload(2001)).refuses('PLAN_STORAGE_FULL')
  const { put, way } = picturesOf(site)
  const { uploadUrl } = await way()
  const picture = await photo()
  expect(picture.length).toBeGreaterThan(2000)
  expect((await put(uploadUrl, picture)).code).toBe('870321')
  await changePlan('FREE', { storageBytes: 5000 + picture.length, videoBytes: null })
  expect((await put((await way()).uploadUrl, picture)).code).toBe('000000')
})

test('as many people learn as the plan allows, unless the operator set another number', async () => {
  const { mina, owner, here, add, as, boss, changePlan, ownerSeq } = await aSiteWithPlans()
  await changePlan('FREE', { studentLimit: 1 })
  const { courseSeq } = await add.course(here.channelSeq, { writer: ownerSeq, price: 0 })
  const jun = as(await somebody(add, { name: 'Jun', channelSeq: here.channelSeq }))
  await mina.call(enrolFree, { ...here, courseSeq })
  expect(await owner.call(getStudentLimit, here)).toEqual({ studentCount: 1, studentLimit: 1 })
  await expect(jun.call(enrolFree, { ...here, courseSeq })).refuses('STUDENTS_FULL')
  await boss.call(setStudentLimit, { body: { limitedChannelSeq: here.channelSeq, studentLimit: 2 } })
  await jun.call(enrolFree, { ...here, courseSeq })
  const { shares } = await owner.call(api.getPlanUsage, here)
  expect(shares.find(({ kind }) => kind === 'STUDENTS')).toEqual({ kind: 'STUDENTS', used: 2, limit: 2 })
})

test('of many who press at once as many get in as the plan leaves', async () => {
  const { owner, here, add, as, changePlan, ownerSeq } = await aSiteWithPlans()
  await changePlan('FREE', { studentLimit: 3 })
  const { courseSeq } = await add.course(here.channelSeq, { writer: ownerSeq, price: 0 })
  const people = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(async (name) =>
      as(await somebody(add, { name, channelSeq: here.channelSeq })),
    ),
  )
  await Promise.allSettled(people.map((who) => who.call(enrolFree, { ...here, courseSeq })))
  expect((await owner.call(getStudentLimit, here)).studentCount).toBe(3)
})

test('a smaller plan is refused while the site uses more than it allows', async () => {
  const { choose, preview, changePlan, info, owner, here, member } = await aSiteWithPlans()
  await choose('PRO')
  await member('Jun', 'MNG')
  await changePlan('BASIC', { staffLimit: 1 })
  expect(await preview('BASIC')).toMatchObject({ kind: 'LATER', over: ['STAFF'] })
  await expect(choose('BASIC')).refuses('PLAN_TOO_SMALL')
  await changePlan('PRO', { staffLimit: 1 })
  expect((await choose('PRO', 12)).subscription?.next, 'a longer term of the same plan').toMatchObject({
    planCd: 'PRO',
  })
  expect(await owner.call(api.subscribeOff, here)).toMatchObject({ plan: { planCd: 'PRO' } })
  expect((await info()).subscription?.state, 'nobody is kept from cancelling').toBe('CANCEL_AT_END')
})

test('owners read once of a limit that comes near, and again after the site was well below it', async () => {
  const { ctx, mails, changePlan, workThrough, member } = await aSiteWithPlans()
  const read = async () => {
    await warnOfLimits.visit(await ctx())
    await workThrough({ minutes: 1 })
    return mails.splice(0).flatMap(({ subject, text }) => (subject.includes('한도') ? [text] : []))
  }
  await member('Jun', 'MNG')
  await changePlan('FREE', { staffLimit: 3 })
  expect(await read()).toEqual([])
  await changePlan('FREE', { staffLimit: 2 })
  const [text, ...others] = await read()
  expect(others).toEqual([])
  expect(text).toContain('운영진: 2명 / 2명')
  expect(text).toContain('/service/servicemanage')
  expect(await read()).toEqual([])
  await changePlan('FREE', { staffLimit: 9 })
  expect(await read()).toEqual([])
  await changePlan('FREE', { staffLimit: 2 })
  expect(await read()).toHaveLength(1)
})

test('the fee of the plan counts before that of the installation', async () => {
  const { owner, here, changePlan, choose } = await aSiteWithPlans()
  const feeRate = async () => (await owner.call(getPayoutTerms, here)).feeRate
  const usual = await feeRate()
  await changePlan('BASIC', { feeRate: 123 })
  expect(await feeRate()).toBe(usual)
  await choose('BASIC')
  expect(await feeRate()).toBe(123)
})

test('the operator changes plans; the free one has no price and stays', async () => {
  const { boss, owner, changePlan, preview, info } = await aSiteWithPlans()
  await expect(changePlan('FREE', { monthPrice: 1000 })).refuses('FREE_HAS_NO_PRICE')
  await changePlan('FREE', { isOffered: false, name: '무료' })
  await changePlan('BASIC', { monthPrice: 19_000, yearPrice: null })
  await changePlan('PRO', { isOffered: false })
  expect(await preview('BASIC')).toMatchObject({ amount: 19_000 })
  await expect(preview('BASIC', 12)).refuses('PLAN_NOT_OFFERED')
  await expect(preview('PRO')).refuses('PLAN_NOT_OFFERED')
  expect((await info()).plans.map(({ name }) => name)).toEqual(['무료', '베이직', '엔터프라이즈'])
  await expect(owner.call(listPlans, {})).rejects.toThrow()
  const [plan] = (await boss.call(listPlans, {})).list
  if (plan) await expect(owner.call(savePlan, { body: plan })).rejects.toThrow()
})
