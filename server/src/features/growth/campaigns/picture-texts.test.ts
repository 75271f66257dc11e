import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getAlimtalk, saveTextSender } from 'contract/growth/alimtalk/api'
import * as api from 'contract/growth/campaigns/api'
import { getUploadUrl } from 'contract/system/files/api'
import type { StoredFile } from 'contract/system/files/schemas'
import type { CampaignBody } from '../../../testing/campaigns-world.ts'
import { aPhoneCampaign } from '../../../testing/phone-campaigns-world.ts'

const text: CampaignBody = {
  name: '봄 특강',
  channelType: 'SMS',
  audience: { conditions: [] },
  isAd: false,
  text: '#{이름}님, 봄 특강이 열려요.',
}
const unitPrices = {
  ALIMTALK: null,
  FRIENDTALK: null,
  FRIENDTALK_IMAGE: null,
  SMS: null,
  LMS: null,
  MMS: 100,
}

async function aTextSite() {
  const site = await aPhoneCampaign()
  const { owner, channelSeq, pictures } = site
  const body = { senderNumber: '0212345678', refusalNumber: null, unitPrices }
  await owner.call(saveTextSender, { channelSeq, body })
  const upload = (fileSeq: StoredFile['fileSeq'], channelType: 'SMS' | 'FRIENDTALK' = 'SMS') =>
    owner.call(api.uploadCampaignImage, { channelSeq, body: { fileSeq, channelType } })
  const aPicture = async (size?: { width: number; height: number }) => {
    const { fileSeq } = await pictures.sentForTexts(size)
    await upload(fileSeq)
    return fileSeq
  }
  return { ...site, upload, aPicture }
}

test('a text with a picture goes to everybody as a message with a picture, however short it is', async () => {
  const { aPicture, create, begin, find, app, phones } = await aTextSite()
  const imageFileSeq = await aPicture({ width: 300, height: 900 })
  const ref = await create({ ...text, imageFileSeq })
  await begin(ref)
  await app.workOnce()
  expect(phones.texts).toHaveLength(3)
  expect(phones.texts.every(({ kind, imageId }) => kind === 'MMS' && imageId === 'I1')).toBe(true)
  expect(phones.images).toMatchObject([{ use: 'SMS' }])
  expect(await find(ref)).toMatchObject({
    state: 'DONE',
    counts: { sent: 3 },
    image: { fileSeq: imageFileSeq },
  })
})

test('any picture is made to fit: no more pixels and bytes than carriers take', async () => {
  const { owner, channelSeq, pictures, upload, phones } = await aTextSite()
  const size = { width: 1440, height: 2400 }
  const noise = sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } })
  const jpeg = await noise.jpeg({ quality: 50 }).toBuffer()
  const query = { filename: 'noise.jpg', fileSize: jpeg.length, kind: 'board' as const }
  const { uploadUrl } = await owner.call(getUploadUrl, { channelSeq, query })
  const { data } = await pictures.put(uploadUrl, jpeg)
  await upload((data as StoredFile).fileSeq)
  const [image] = phones.images
  const { width, height, format } = await sharp(image?.jpeg).metadata()
  expect(format).toBe('jpeg')
  expect(image?.jpeg.length).toBeLessThanOrEqual(200_000)
  expect([width <= 1500, height <= 1440]).toEqual([true, true])
  const { account } = await owner.call(getAlimtalk, { channelSeq })
  expect(account?.unitPrices.MMS).toBe(100)
})

test('a picture belongs to the use it was uploaded for, and one file may have both', async () => {
  const { aPicture, create, upload, phones } = await aTextSite()
  const imageFileSeq = await aPicture()
  const friendtalk = { ...text, channelType: 'FRIENDTALK' as const, isAd: true, imageFileSeq }
  await expect(create(friendtalk)).refuses('PICTURE_MISSING')
  await upload(imageFileSeq, 'FRIENDTALK')
  await create(friendtalk)
  await create({ ...text, imageFileSeq })
  expect(phones.images.map(({ use }) => use)).toEqual(['SMS', 'FRIENDTALK'])
  const tooLong = create({ ...text, imageFileSeq, text: '가'.repeat(1001) })
  await expect(tooLong).refuses('BAD_INPUT')
})

test('a test goes to the number of who asks for it, with the picture', async () => {
  const { owner, jun, channelSeq, aPicture, add, ownerSeq, phones } = await aTextSite()
  const body = { text: '#{이름}님, 봄 특강이 열려요.', isAd: false, imageFileSeq: await aPicture() }
  await expect(owner.call(api.testCampaignText, { channelSeq, body })).refuses('ALIMTALK_PHONE_MISSING')
  await add.all('update users set phone = $2 where user_seq = $1', [ownerSeq, '01012345678'])
  expect(await owner.call(api.testCampaignText, { channelSeq, body })).toEqual({ phoneEnd: '5678' })
  expect(phones.texts).toMatchObject([{ to: '01012345678', kind: 'MMS', imageId: 'I1' }])
  await owner.call(api.testCampaignText, { channelSeq, body: { ...body, imageFileSeq: null } })
  expect(phones.texts[1]).toMatchObject({ kind: 'SMS', imageId: null })
  const ad = owner.call(api.testCampaignText, { channelSeq, body: { ...body, isAd: true } })
  await expect(ad).refuses('TEXT_REFUSAL_MISSING')
  phones.refuses.set('01012345678', '1062')
  await expect(owner.call(api.testCampaignText, { channelSeq, body })).refuses('ALIMTALK_MESSAGE_REFUSED')
  await expect(jun.call(api.testCampaignText, { channelSeq, body })).refuses('NOT_ALLOWED')
})
