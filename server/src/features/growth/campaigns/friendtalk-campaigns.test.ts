import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { disconnectAlimtalk } from 'contract/growth/alimtalk/api'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import sharp from 'sharp'
import { PhoneServiceRefused } from '../../../platform/phone-messages/phone-messages.ts'
import type { CampaignBody } from '../../../testing/campaigns-world.ts'
import { aPhoneCampaign } from '../../../testing/phone-campaigns-world.ts'

const friendtalk: CampaignBody = {
  name: '봄 특강',
  channelType: 'FRIENDTALK',
  audience: { conditions: [] },
  isAd: true,
  text: '#{이름}님, #{사이트}의 봄 특강이 열려요.\n지금 신청하세요.',
  buttons: [{ name: '자세히 보기', url: 'https://haru.example/classes/7' }],
}
const seoul = (time: string) => new Date(`${time}:00+09:00`)

async function aFriendtalk(change: Partial<CampaignBody> = {}) {
  const site = await aPhoneCampaign()
  const ref = await site.create({ ...friendtalk, ...change })
  return { ...site, ref }
}

test('a friend-talk reaches those with a number who agreed to news, each by their name', async () => {
  const { ref, begin, find, app, phones, owner } = await aFriendtalk()
  await begin(ref)
  await app.workOnce()
  expect(phones.friendTalks.map(({ to }) => to).toSorted()).toEqual(['01011112222', '01055556666'])
  const [mina] = phones.friendTalks.filter(({ to }) => to === '01055556666')
  expect(mina).toMatchObject({
    pfId: 'KA01PF1',
    imageId: null,
    text: expect.stringMatching(/^Mina님, .+의 봄 특강이 열려요\.\n지금 신청하세요\.$/),
    buttons: friendtalk.buttons,
  })
  expect(await find(ref)).toMatchObject({
    state: 'DONE',
    subject: '#{이름}님, #{사이트}의 봄 특강이 열려요.',
    content: friendtalk.text,
    buttons: friendtalk.buttons,
    image: null,
    counts: { sent: 2, failed: 0, skipped: 0 },
  })
  const dashboard = await owner.call(api.getCampaignDashboard, ref)
  expect(dashboard.campaign.counts.sent).toBe(2)
})

test('a picture is handed over once, and again to an account connected later', async () => {
  const { pictures, phones, owner, channelSeq, create, begin, find, app, connectPhones } =
    await aPhoneCampaign()
  const { fileSeq, url } = await pictures.sentForTexts()
  const upload = () => owner.call(api.uploadCampaignImage, { channelSeq, body: { fileSeq } })
  expect(await upload()).toEqual({ fileSeq, url })
  await upload()
  expect(phones.images).toHaveLength(1)
  expect(await sharp(phones.images[0]?.jpeg).metadata()).toMatchObject({
    format: 'jpeg',
    width: 800,
    height: 600,
  })
  const ref = await create({ ...friendtalk, imageFileSeq: fileSeq })
  expect((await find(ref)).image).toEqual({ fileSeq, url })
  await begin(ref)
  await app.workOnce()
  expect(phones.friendTalks.map(({ imageId }) => imageId)).toEqual(['I1', 'I1'])
  await connectPhones({ apiKey: 'other-key', apiSecret: 'other-secret' })
  const again = await create({ ...friendtalk, imageFileSeq: fileSeq })
  await begin(again)
  await app.workOnce()
  expect(phones.friendTalks.slice(2).map(({ imageId }) => imageId)).toEqual(['I2', 'I2'])
})

test('a picture of another form, of nobody, or that was never handed over is refused', async () => {
  const { pictures, phones, owner, channelSeq, create } = await aPhoneCampaign()
  const upload = (fileSeq: typeof fit.fileSeq) =>
    owner.call(api.uploadCampaignImage, { channelSeq, body: { fileSeq } })
  const fit = await pictures.sentForTexts()
  const wide = await pictures.sentForTexts({ width: 1200, height: 400 })
  const small = await pictures.sentForTexts({ width: 400, height: 400 })
  const ofClass = await pictures.sent()
  await expect(upload(wide.fileSeq)).refuses('FRIENDTALK_IMAGE_UNFIT')
  await expect(upload(small.fileSeq)).refuses('FRIENDTALK_IMAGE_UNFIT')
  await expect(upload(ofClass.fileSeq)).refuses('NOT_FOUND')
  await expect(create({ ...friendtalk, imageFileSeq: fit.fileSeq })).refuses('PICTURE_MISSING')
  phones.refusal = new PhoneServiceRefused('InvalidFile')
  await expect(upload(fit.fileSeq)).refuses('FRIENDTALK_IMAGE_REFUSED')
  phones.refusal = null
  phones.isDown = true
  await expect(upload(fit.fileSeq)).refuses('ALIMTALK_UNREACHABLE')
  await owner.call(disconnectAlimtalk, { channelSeq })
  await expect(upload(fit.fileSeq)).refuses('ALIMTALK_NOT_CONNECTED')
})

test('the file of a picture stays while a campaign has it, and goes once none does', async () => {
  const { pictures, owner, channelSeq, create, workThrough } = await aPhoneCampaign()
  const uploaded = async () => {
    const file = await pictures.sentForTexts()
    await owner.call(api.uploadCampaignImage, { channelSeq, body: { fileSeq: file.fileSeq } })
    return file
  }
  const passDays = async () => {
    await workThrough({ days: 2 })
    await pictures.tidyAfter({ minutes: 60 })
  }
  const [replaced, unused] = [await uploaded(), await uploaded()]
  const ref = await create({ ...friendtalk, imageFileSeq: replaced.fileSeq })
  await passDays()
  expect([await pictures.isServed(replaced), await pictures.isServed(unused)]).toEqual([true, false])
  const fresh = await uploaded()
  await owner.call(api.modifyCampaign, { ...ref, body: { ...friendtalk, imageFileSeq: fresh.fileSeq } })
  const copy = await create({ ...friendtalk, imageFileSeq: fresh.fileSeq })
  await passDays()
  expect(await pictures.isServed(replaced)).toBe(false)
  await owner.call(api.deleteCampaign, ref)
  await passDays()
  expect(await pictures.isServed(fresh)).toBe(true)
  await owner.call(api.deleteCampaign, copy)
  await passDays()
  expect(await pictures.isServed(fresh)).toBe(false)
})

test('the picture of what was sent goes with its campaign, since Kakao has its own', async () => {
  const { pictures, phones, owner, channelSeq, create, begin, app, workThrough } = await aPhoneCampaign()
  const file = await pictures.sentForTexts()
  await owner.call(api.uploadCampaignImage, { channelSeq, body: { fileSeq: file.fileSeq } })
  const ref = await create({ ...friendtalk, imageFileSeq: file.fileSeq })
  await begin(ref)
  await app.workOnce()
  expect(phones.friendTalks).toHaveLength(2)
  await owner.call(api.deleteCampaign, ref)
  await workThrough({ days: 2 })
  await pictures.tidyAfter({ minutes: 60 })
  expect(await pictures.isServed(file)).toBe(false)
})

test('what is due at night goes out at eight in the morning', async () => {
  const { ref, begin, find, app, phones, clock, workThrough } = await aFriendtalk()
  clock.set(seoul('2026-11-23T20:50'))
  await begin(ref)
  await app.workOnce()
  expect(phones.friendTalks).toEqual([])
  expect(await find(ref)).toMatchObject({ state: 'SENDING', counts: { sent: 0, queued: 2 } })
  await workThrough({ minutes: 11 * 60 })
  expect(phones.friendTalks).toEqual([])
  await workThrough({ minutes: 11 })
  expect(phones.friendTalks).toHaveLength(2)
  expect(await find(ref)).toMatchObject({ state: 'DONE', counts: { sent: 2 } })
})

test('who refused news meanwhile gets none', async () => {
  const { ref, begin, app, phones, jun, channelSeq, clock, workThrough, owner } = await aFriendtalk()
  clock.set(seoul('2026-11-23T22:00'))
  await begin(ref)
  await app.workOnce()
  await jun.call(setMarketingConsent, { channelSeq, body: { isAgreed: false } })
  await workThrough({ minutes: 11 * 60 })
  expect(phones.friendTalks.map(({ to }) => to)).toEqual(['01055556666'])
  const { list } = await owner.call(api.listCampaignMessages, { ...ref, query: { state: 'SKIPPED' } })
  expect(list).toMatchObject([{ name: 'Jun', reason: 'NO_CONSENT' }])
})

test('a picture that cannot be handed over sends nothing; a lost answer sends nothing twice', async () => {
  const { pictures, phones, owner, channelSeq, create, begin, find, app, connectPhones, workThrough } =
    await aPhoneCampaign()
  const { fileSeq } = await pictures.sentForTexts()
  await owner.call(api.uploadCampaignImage, { channelSeq, body: { fileSeq } })
  const ref = await create({ ...friendtalk, imageFileSeq: fileSeq })
  await connectPhones({ apiKey: 'other-key', apiSecret: 'other-secret' })
  phones.isDown = true
  await begin(ref)
  await app.workOnce()
  expect((await find(ref)).counts).toMatchObject({ queued: 2, uncertain: 0 })
  phones.isDown = false
  phones.losesAnswer = true
  await workThrough({ minutes: 1 })
  await workThrough({ minutes: 17 })
  expect(phones.friendTalks).toHaveLength(2)
  expect((await find(ref)).counts).toMatchObject({ sent: 2, uncertain: 0 })
})

test('what is refused as a whole pauses it', async () => {
  const { ref, begin, find, app, phones } = await aFriendtalk()
  phones.refusal = new PhoneServiceRefused('NotEnoughBalance')
  await begin(ref)
  await app.workOnce()
  expect(await find(ref)).toMatchObject({ state: 'PAUSED', pauseReason: 'NotEnoughBalance' })
})

test('it is always advertising, says something, and knows its variables; a mail keeps nothing of it', async () => {
  const { create, find } = await aPhoneCampaign()
  await expect(create({ ...friendtalk, isAd: false })).refuses('BAD_INPUT')
  await expect(create({ ...friendtalk, text: '' })).refuses('BAD_INPUT')
  await expect(create({ ...friendtalk, text: '#{쿠폰}' })).refuses('BAD_INPUT')
  const mail = await create({ ...friendtalk, channelType: 'EMAIL', subject: '제목', content: '<p>글</p>' })
  expect(await find(mail)).toMatchObject({ content: '<p>글</p>', subject: '제목', buttons: [], image: null })
})
