import { expect, test } from 'vitest'
import { getAlimtalk, saveTextSender } from 'contract/growth/alimtalk/api'
import * as api from 'contract/growth/campaigns/api'
import type { Input } from 'contract/http/endpoint'
import type { CampaignBody } from '../../../testing/campaigns-world.ts'
import { aPhoneCampaign } from '../../../testing/phone-campaigns-world.ts'

const text: CampaignBody = {
  name: '휴강 안내',
  channelType: 'SMS',
  audience: { conditions: [] },
  isAd: false,
  text: '#{이름}님, 내일 수업은 쉬어요.',
}
const noPrices = { ALIMTALK: null, FRIENDTALK: null, FRIENDTALK_IMAGE: null, SMS: 18, LMS: null, MMS: null }
const sender = { senderNumber: '02-1234-5678', refusalNumber: '080-1234-5678', unitPrices: noPrices }

async function aTextSite() {
  const site = await aPhoneCampaign()
  const { owner, channelSeq } = site
  const save = (body: Input<typeof saveTextSender>['body'] = sender) =>
    owner.call(saveTextSender, { channelSeq, body })
  return { ...site, save }
}

test('the sender of text messages is stored without hyphens and stays when keys change', async () => {
  const { save, owner, channelSeq, connectPhones } = await aTextSite()
  await save()
  await connectPhones({ apiKey: 'other-key', apiSecret: 'other-secret' })
  const { account } = await owner.call(getAlimtalk, { channelSeq })
  expect(account).toMatchObject({
    apiKey: 'other-key',
    senderNumber: '0212345678',
    refusalNumber: '08012345678',
    unitPrices: noPrices,
  })
  await expect(save({ ...sender, refusalNumber: '1588-0000' })).refuses('BAD_INPUT')
})

test('a notice goes to everybody with a number, short or long by its bytes', async () => {
  const { save, create, begin, find, app, phones } = await aTextSite()
  await save()
  const ref = await create(text)
  await begin(ref)
  await app.workOnce()
  expect(phones.texts.map(({ to }) => to).toSorted()).toEqual(['01011112222', '01033334444', '01055556666'])
  expect(phones.texts.find(({ to }) => to === '01055556666')).toMatchObject({
    from: '0212345678',
    text: 'Mina님, 내일 수업은 쉬어요.',
    kind: 'SMS',
  })
  expect(await find(ref)).toMatchObject({ state: 'DONE', counts: { sent: 3 } })
  const long = await create({ ...text, text: '가'.repeat(100) })
  await begin(long)
  await app.workOnce()
  expect(phones.texts.slice(3).every(({ kind }) => kind === 'LMS')).toBe(true)
})

test('an advertisement goes to those who agreed, names its sender and ends with the free way to refuse', async () => {
  const { save, create, begin, app, phones } = await aTextSite()
  await save()
  await begin(await create({ ...text, isAd: true, text: '봄 특강이 열려요.' }))
  await app.workOnce()
  expect(phones.texts.map(({ to }) => to).toSorted()).toEqual(['01011112222', '01055556666'])
  expect(phones.texts[0]?.text).toMatch(/^\(광고\)\[.+\]\n봄 특강이 열려요\.\n무료수신거부 08012345678$/)
})

test('an advertisement waits from nine in the evening, a notice does not', async () => {
  const { save, create, begin, find, app, phones, clock, workThrough } = await aTextSite()
  await save()
  clock.set(new Date('2026-11-23T21:00:00+09:00'))
  const ad = await create({ ...text, isAd: true })
  await begin(ad)
  await begin(await create(text))
  await app.workOnce()
  expect(phones.texts).toHaveLength(3)
  expect(await find(ad)).toMatchObject({ state: 'SENDING', counts: { queued: 2 } })
  await workThrough({ minutes: 11 * 60 + 1 })
  expect(await find(ad)).toMatchObject({ state: 'DONE', counts: { sent: 2 } })
})

test('a text that a name makes too long fails for that person alone', async () => {
  const { save, create, begin, app, phones, add, owner } = await aTextSite()
  await save()
  await add.all(`update users set name = $1 where name = 'Kai'`, ['카'.repeat(20)])
  const ref = await create({ ...text, text: `${'가'.repeat(990)}#{이름}` })
  await begin(ref)
  await app.workOnce()
  expect(phones.texts).toHaveLength(2)
  const { list } = await owner.call(api.listCampaignMessages, { ...ref, query: { state: 'FAILED' } })
  expect(list).toMatchObject([{ reason: 'TOO_LONG' }])
})

test('without a number, and for advertising without a free number, nothing is sent', async () => {
  const { save, create, begin, find, app } = await aTextSite()
  const ref = await create({ ...text, isAd: true })
  await expect(begin(ref)).refuses('TEXT_SENDER_MISSING')
  await save({ ...sender, refusalNumber: null })
  await expect(begin(ref)).refuses('TEXT_REFUSAL_MISSING')
  await save()
  await begin(ref)
  await save({ ...sender, senderNumber: null })
  await app.workOnce()
  expect(await find(ref)).toMatchObject({ state: 'PAUSED', pauseReason: 'NO_ACCOUNT' })
  await expect(create({ ...text, text: '가'.repeat(1001) })).refuses('BAD_INPUT')
})

test('an advertisement is too long with its label and the way to refuse, a notice of the same text is not', async () => {
  const { save, create, begin, find, app, phones } = await aTextSite()
  await save()
  const long = { ...text, text: '가'.repeat(995) }
  const ad = await create({ ...long, isAd: true })
  await expect(begin(ad)).refuses('TEXT_TOO_LONG')
  expect(await find(ad)).toMatchObject({ state: 'DRAFT' })
  await begin(await create(long))
  await app.workOnce()
  expect(phones.texts.map(({ kind }) => kind)).toEqual(['LMS', 'LMS', 'LMS'])
})

test('what became of messages is looked up until all have arrived or failed, less often the longer it takes', async () => {
  const { save, create, begin, find, app, phones, owner, workThrough } = await aTextSite()
  await save()
  const ref = await create(text)
  await begin(ref)
  await app.workOnce()
  expect((await find(ref)).counts).toMatchObject({ sent: 3, delivered: 0, failed: 0 })
  phones.reports.set('01011112222', { state: 'DELIVERED', code: '4000' })
  phones.reports.set('01033334444', { state: 'FAILED', code: '3032' })
  await workThrough({ minutes: 1 })
  expect((await find(ref)).counts).toMatchObject({ sent: 2, delivered: 1, failed: 1, uncertain: 0 })
  const { list } = await owner.call(api.listCampaignMessages, { ...ref, query: { state: 'FAILED' } })
  expect(list).toMatchObject([{ name: 'Kai', reason: '3032' }])

  const questions = []
  for (const minutes of [1, 2, 1, 3, 8]) {
    await workThrough({ minutes })
    questions.push(phones.questions.length)
  }
  expect(questions).toEqual([2, 3, 3, 4, 5])
  phones.reports.set('01055556666', { state: 'DELIVERED', code: '4000' })
  await workThrough({ minutes: 120 })
  expect((await find(ref)).counts).toMatchObject({ sent: 2, delivered: 2, failed: 1 })
  const settled = phones.questions.length
  await workThrough({ minutes: 24 * 60 })
  expect(phones.questions).toHaveLength(settled)
})

test('what nobody has reported after three days counts as unknown, also where the service is down or the account changed', async () => {
  const { save, create, begin, find, app, phones, connectPhones, workThrough } = await aTextSite()
  await save()
  const ref = await create(text)
  await begin(ref)
  await app.workOnce()
  phones.isDown = true
  await workThrough({ minutes: 24 * 60 })
  phones.isDown = false
  const questions = phones.questions.length
  await connectPhones({ apiKey: 'other-key', apiSecret: 'other-secret' })
  await workThrough({ minutes: 24 * 60 })
  expect(phones.questions).toHaveLength(questions)
  expect((await find(ref)).counts).toMatchObject({ sent: 3, uncertain: 0 })
  await workThrough({ minutes: 24 * 60 + 1 })
  expect((await find(ref)).counts).toMatchObject({ sent: 0, uncertain: 3, failed: 0 })
})
