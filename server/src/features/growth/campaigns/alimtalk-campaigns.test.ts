import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { deleteAlimtalkTemplate, disconnectAlimtalk } from 'contract/growth/alimtalk/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import type { Input } from 'contract/http/endpoint'
import { PhoneServiceRefused } from '../../../platform/phone-messages/phone-messages.ts'
import { withPhones } from '../../../testing/phones-world.ts'
import { aSite, somebody } from '../../../testing/world.ts'

type Body = Input<typeof api.createCampaign>['body']

/** A site with two members who have phones, and an approved template. */
async function aPhoneList() {
  const world = withPhones(await aSite())
  const { owner, channelSeq, minaSeq, add, connectPhones, addApproved } = world
  await connectPhones()
  const template = await addApproved()
  const jun = await somebody(add, { name: 'Jun', channelSeq })
  const kai = await somebody(add, { name: 'Kai', channelSeq })
  const setPhone = (userSeq: number, phone: string) =>
    add.all('update users set phone = $2 where user_seq = $1', [userSeq, phone])
  await setPhone(jun.userSeq, '01011112222')
  await setPhone(kai.userSeq, '023334444')
  await setPhone(minaSeq, '01055556666')
  const { alimtalkTemplateSeq } = template
  const body: Body = {
    name: '수업 알림',
    channelType: 'ALIMTALK',
    alimtalkTemplateSeq,
    isAd: false,
    audience: { conditions: [] },
  }
  const create = (change: Partial<Body> = {}) =>
    owner.call(api.createCampaign, { channelSeq, body: { ...body, ...change } })
  const sent = async () => {
    const { campaignId } = await create()
    const ref = { channelSeq, campaignId }
    await owner.call(api.sendCampaign, { ...ref, body: { scheduledAt: null } })
    return ref
  }
  return { ...world, template, create, sent }
}

test('an approved template reaches everybody with a mobile number, in their name', async () => {
  const { owner, app, phones, mails, sent } = await aPhoneList()
  const ref = await sent()
  mails.length = 0
  await app.workOnce()
  expect(phones.sent.map(({ to, variables }) => `${to} ${variables['이름'] ?? ''}`).toSorted()).toEqual([
    '01011112222 Jun',
    '01055556666 Mina',
  ])
  expect(mails).toEqual([])
  expect(await owner.call(api.getCampaign, ref)).toMatchObject({
    channelType: 'ALIMTALK',
    state: 'DONE',
    subject: '수업 안내',
    content: '#{이름}님, #{사이트} 수업이 곧 시작돼요.',
    counts: { sent: 2, skipped: 1, failed: 0 },
  })
  const { list } = await owner.call(api.listCampaignMessages, { ...ref, query: { state: 'SKIPPED' } })
  expect(list).toMatchObject([{ name: 'Kai', reason: 'NO_PHONE' }])
})

test('what the service refuses for one number fails for that one', async () => {
  const { owner, app, phones, sent } = await aPhoneList()
  phones.refuses.set('01011112222', '3104')
  const ref = await sent()
  await app.workOnce()
  const { list } = await owner.call(api.listCampaignMessages, { ...ref, query: { state: 'FAILED' } })
  expect(list).toMatchObject([{ name: 'Jun', reason: '3104' }])
  expect((await owner.call(api.getCampaign, ref)).counts).toMatchObject({ sent: 1, failed: 1 })
})

test('messages whose answer was lost are found at the service, and not sent again', async () => {
  const { owner, app, phones, sent, workThrough } = await aPhoneList()
  phones.losesAnswer = true
  const ref = await sent()
  await app.workOnce()
  await workThrough({ minutes: 30 })
  expect(phones.sent).toHaveLength(2)
  expect((await owner.call(api.getCampaign, ref)).counts).toMatchObject({ sent: 2, uncertain: 0 })
})

test('too many requests are tried again', async () => {
  const { owner, app, phones, sent, workThrough } = await aPhoneList()
  phones.refusal = new PhoneServiceRefused('TooManyRequests', { retryAfter: 30 })
  const ref = await sent()
  await app.workOnce()
  expect((await owner.call(api.getCampaign, ref)).counts).toMatchObject({ sent: 0, queued: 2, skipped: 1 })
  phones.refusal = null
  await workThrough({ minutes: 2 })
  expect((await owner.call(api.getCampaign, ref)).counts).toMatchObject({ sent: 2, queued: 0 })
})

test('an empty balance pauses it with its reason, and nobody is left out when staff go on', async () => {
  const { owner, app, phones, sent, workThrough, channelSeq } = await aPhoneList()
  phones.refusal = new PhoneServiceRefused('NotEnoughBalance')
  const ref = await sent()
  await workThrough({ minutes: 30 })
  expect(await owner.call(api.getCampaign, ref)).toMatchObject({
    state: 'PAUSED',
    pauseReason: 'NotEnoughBalance',
    counts: { sent: 0, failed: 0, queued: 2 },
  })
  const { list } = await owner.call(listAlarms, { channelSeq, query: {} })
  expect(list[0]?.content).toContain('campaignPaused')
  phones.refusal = null
  await owner.call(api.toggleCampaign, { ...ref, body: { isActive: true } })
  await app.workOnce()
  expect(await owner.call(api.getCampaign, ref)).toMatchObject({
    state: 'DONE',
    pauseReason: null,
    counts: { sent: 2, failed: 0 },
  })
})

test('an account that was disconnected meanwhile pauses it', async () => {
  const { owner, app, sent, channelSeq } = await aPhoneList()
  const ref = await sent()
  await owner.call(disconnectAlimtalk, { channelSeq })
  await app.workOnce()
  expect(await owner.call(api.getCampaign, ref)).toMatchObject({ state: 'PAUSED', pauseReason: 'NO_ACCOUNT' })
})

test('advertising, and a template that is missing or not approved, are refused; a mail has none', async () => {
  const { create, addTemplate, owner, channelSeq } = await aPhoneList()
  await expect(create({ isAd: true })).refuses('BAD_INPUT')
  await expect(create({ alimtalkTemplateSeq: null })).refuses('BAD_INPUT')
  const { campaignId } = await create({ channelType: 'EMAIL', subject: '제목', content: '<p>글</p>' })
  expect(await owner.call(api.getCampaign, { channelSeq, campaignId })).toMatchObject({
    channelType: 'EMAIL',
    alimtalkTemplateSeq: null,
  })
  const { alimtalkTemplateSeq } = await addTemplate({ name: '새 템플릿' })
  await expect(create({ alimtalkTemplateSeq })).refuses('ALIMTALK_TEMPLATE_UNAPPROVED')
})

test('a template that a campaign sends stays; without an account nothing begins', async () => {
  const { owner, channelSeq, create, template } = await aPhoneList()
  const { campaignId } = await create()
  await expect(owner.call(deleteAlimtalkTemplate, template)).refuses('ALIMTALK_TEMPLATE_IN_USE')
  await owner.call(disconnectAlimtalk, { channelSeq })
  const send = owner.call(api.sendCampaign, { channelSeq, campaignId, body: { scheduledAt: null } })
  await expect(send).refuses('ALIMTALK_NOT_CONNECTED')
  const list = await owner.call(api.listCampaigns, { channelSeq, query: { channelType: 'ALIMTALK' } })
  expect(list.total).toBe(1)
  const mails = await owner.call(api.listCampaigns, { channelSeq, query: { channelType: 'EMAIL' } })
  expect(mails.total).toBe(0)
})
