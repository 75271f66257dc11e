import { expect, test } from 'vitest'
import * as api from 'contract/growth/alimtalk/api'
import { PhoneServiceRefused } from '../../../platform/phone-messages/phone-messages.ts'
import { notice, withPhones } from '../../../testing/phones-world.ts'
import { aSite } from '../../../testing/world.ts'

const aPhoneSite = async () => withPhones(await aSite())

test('a site connects its account; the only channel is chosen and the secret is sealed', async () => {
  const { connectPhones, phones, view, add } = await aPhoneSite()
  expect(await view()).toEqual({ account: null, templates: [] })
  await connectPhones()
  expect(phones.keys).toEqual({ apiKey: 'key-of-haru', apiSecret: 'secret-of-haru' })
  expect((await view()).account).toMatchObject({
    apiKey: 'key-of-haru',
    pfId: 'KA01PF1',
    balance: 12_345,
    lastError: null,
  })
  const stored = JSON.stringify([
    await view(),
    await add.all('select * from alimtalk_accounts'),
    await add.all('select * from staff_actions'),
  ])
  expect(stored).not.toContain('secret-of-haru')
})

test('keys that are refused, and a service that does not answer, store nothing', async () => {
  const { connectPhones, phones, view } = await aPhoneSite()
  phones.refusesKeys = true
  await expect(connectPhones()).refuses('ALIMTALK_KEYS_REFUSED')
  phones.refusesKeys = false
  phones.isDown = true
  await expect(connectPhones()).refuses('ALIMTALK_UNREACHABLE')
  phones.isDown = false
  await expect(connectPhones({ apiSecret: null })).refuses('ALIMTALK_KEYS_REFUSED')
  expect((await view()).account).toBeNull()
})

test('one of several channels is chosen; a check shows what is wrong and what is left', async () => {
  const { owner, channelSeq, connectPhones, phones, view } = await aPhoneSite()
  phones.channels.push({ pfId: 'KA01PF2', searchId: '@haru2', name: '하루 스튜디오' })
  await connectPhones()
  expect((await view()).account?.pfId).toBeNull()
  await owner.call(api.chooseKakaoChannel, { channelSeq, body: { pfId: 'KA01PF2' } })
  const other = owner.call(api.chooseKakaoChannel, { channelSeq, body: { pfId: 'else' } })
  await expect(other).refuses('NOT_FOUND')
  await connectPhones({ apiSecret: null })
  expect((await view()).account?.pfId).toBe('KA01PF2')
  phones.balance = 90
  expect(await owner.call(api.checkAlimtalk, { channelSeq })).toEqual({ fault: null })
  expect((await view()).account).toMatchObject({ balance: 90, pfId: 'KA01PF2' })
  phones.refusesKeys = true
  expect(await owner.call(api.checkAlimtalk, { channelSeq })).toEqual({ fault: 'KEYS' })
  expect((await view()).account?.lastError).toBe('KEYS')
  await owner.call(api.disconnectAlimtalk, { channelSeq })
  expect((await view()).account).toBeNull()
  await expect(owner.call(api.disconnectAlimtalk, { channelSeq })).refuses('NOT_FOUND')
})

test('a template is written here, reviewed by Kakao, and fixed once it is approved', async () => {
  const { owner, connectPhones, phones, addTemplate, view } = await aPhoneSite()
  const ref = await addTemplate()
  await expect(owner.call(api.requestAlimtalkReview, ref)).refuses('ALIMTALK_NOT_CONNECTED')
  await connectPhones()
  await owner.call(api.requestAlimtalkReview, ref)
  expect([...phones.templates.values()]).toMatchObject([
    { ...notice, name: expect.stringMatching(/^수업 안내 [0-9a-f]{4}$/), state: 'INSPECTING' },
  ])
  expect((await view()).templates).toMatchObject([{ name: notice.name, state: 'REQUESTED' }])
  await expect(owner.call(api.modifyAlimtalkTemplate, { ...ref, body: notice })).refuses(
    'ALIMTALK_TEMPLATE_FIXED',
  )
  await expect(owner.call(api.requestAlimtalkReview, ref)).refuses('ALIMTALK_TEMPLATE_FIXED')
  for (const template of phones.templates.values()) Object.assign(template, { state: 'APPROVED' })
  await owner.call(api.readAlimtalkReview, ref)
  expect((await view()).templates).toMatchObject([{ state: 'APPROVED' }])
})

test('a rejected one says why, is changed and reviewed again as it is now', async () => {
  const { owner, connectPhones, phones, addTemplate, view } = await aPhoneSite()
  await connectPhones()
  const ref = await addTemplate()
  await owner.call(api.requestAlimtalkReview, ref)
  for (const template of phones.templates.values())
    Object.assign(template, { state: 'REJECTED', comment: '광고성 문구가 있습니다.' })
  await owner.call(api.readAlimtalkReview, ref)
  expect((await view()).templates).toMatchObject([{ state: 'REJECTED', comment: '광고성 문구가 있습니다.' }])
  const body = { ...notice, content: '#{이름}님, 오늘 수업이 있어요.' }
  await owner.call(api.modifyAlimtalkTemplate, { ...ref, body })
  expect((await view()).templates).toMatchObject([{ state: 'DRAFT', comment: null }])
  await owner.call(api.requestAlimtalkReview, ref)
  expect([...phones.templates.values()]).toMatchObject([{ content: body.content, state: 'INSPECTING' }])
})

test('two presses at once leave one template at Solapi', async () => {
  const { owner, connectPhones, phones, addTemplate, view } = await aPhoneSite()
  await connectPhones()
  const ref = await addTemplate()
  // Neither template is made before both were requested.
  const held: (() => void)[] = []
  phones.beforeTemplate = () =>
    new Promise((go) => {
      held.push(go)
      if (held.length === 2) for (const one of held) one()
    })
  const press = () => owner.call(api.requestAlimtalkReview, ref)
  const pressed = await Promise.allSettled([press(), press()])
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(phones.templates.size).toBe(1)
  expect((await view()).templates).toMatchObject([{ state: 'REQUESTED' }])
})

test('a template that Solapi refuses stays a draft, and one that is gone there is one again', async () => {
  const { owner, connectPhones, phones, addTemplate, view } = await aPhoneSite()
  await connectPhones()
  const ref = await addTemplate()
  phones.refusal = new PhoneServiceRefused('InvalidTemplate')
  await expect(owner.call(api.requestAlimtalkReview, ref)).refuses('ALIMTALK_TEMPLATE_REFUSED')
  phones.refusal = null
  expect((await view()).templates).toMatchObject([{ state: 'DRAFT' }])
  await owner.call(api.requestAlimtalkReview, ref)
  phones.templates.clear()
  await owner.call(api.readAlimtalkReview, ref)
  expect((await view()).templates).toMatchObject([{ state: 'DRAFT' }])
})

test('a deleted template goes at Solapi too, and its name is free again', async () => {
  const { owner, connectPhones, phones, addTemplate, addApproved, view } = await aPhoneSite()
  await connectPhones()
  const ref = await addApproved()
  await expect(addTemplate({ name: notice.name.toUpperCase() })).refuses('MESSAGE_TEMPLATE_NAME_TAKEN')
  await owner.call(api.deleteAlimtalkTemplate, ref)
  expect(phones.templates.size).toBe(0)
  expect((await view()).templates).toEqual([])
  await addTemplate()
})

test('only staff of marketing see and change it', async () => {
  const { mina, otherSite, channelSeq, connectPhones } = await aPhoneSite()
  await connectPhones()
  await expect(mina.call(api.getAlimtalk, { channelSeq })).refuses('NOT_ALLOWED')
  await expect(otherSite.owner.call(api.getAlimtalk, { channelSeq })).refuses('NOT_CHANNEL_USER')
})

test('staff send an approved template to their own phone before anybody else gets it', async () => {
  const { owner, ownerSeq, add, connectPhones, phones, addTemplate, addApproved } = await aPhoneSite()
  await connectPhones()
  const ref = await addApproved()
  const draft = await addTemplate({ name: '새 템플릿' })
  await expect(owner.call(api.testAlimtalkTemplate, draft)).refuses('ALIMTALK_TEMPLATE_UNAPPROVED')
  await expect(owner.call(api.testAlimtalkTemplate, ref)).refuses('ALIMTALK_PHONE_MISSING')
  await add.all('update users set phone = $2 where user_seq = $1', [ownerSeq, '01012345678'])
  expect(await owner.call(api.testAlimtalkTemplate, ref)).toEqual({ phoneEnd: '5678' })
  expect(phones.sent).toMatchObject([{ to: '01012345678', variables: { 이름: 'Haru' } }])
  phones.refuses.set('01012345678', '3104')
  await expect(owner.call(api.testAlimtalkTemplate, ref)).refuses('ALIMTALK_MESSAGE_REFUSED')
  phones.isDown = true
  await expect(owner.call(api.testAlimtalkTemplate, ref)).refuses('ALIMTALK_UNREACHABLE')
})
