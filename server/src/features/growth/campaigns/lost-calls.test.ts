import { expect, test } from 'vitest'
import { saveTextSender } from 'contract/growth/alimtalk/api'
import type { CampaignBody } from '../../../testing/campaigns-world.ts'
import { aPhoneCampaign } from '../../../testing/phone-campaigns-world.ts'

const text: CampaignBody = {
  name: '휴강 안내',
  channelType: 'SMS',
  audience: { conditions: [] },
  isAd: false,
  text: '#{이름}님, 내일 수업은 쉬어요.',
}
const unitPrices = {
  ALIMTALK: null,
  FRIENDTALK: null,
  FRIENDTALK_IMAGE: null,
  SMS: null,
  LMS: null,
  MMS: null,
}

/** A campaign to three people that has begun. */
async function aTextCampaign() {
  const site = await aPhoneCampaign()
  const { owner, channelSeq, create, begin, find } = site
  await owner.call(saveTextSender, {
    channelSeq,
    body: { senderNumber: '0212345678', refusalNumber: null, unitPrices },
  })
  const ref = await create(text)
  await begin(ref)
  return { ...site, ref, counts: async () => (await find(ref)).counts }
}

test('messages whose call was taken but not answered are found at the service, and reported', async () => {
  const { app, phones, ref, find, counts, workThrough } = await aTextCampaign()
  phones.losesAnswer = true
  await app.workOnce()
  await workThrough({ minutes: 10 })
  expect(await find(ref)).toMatchObject({ state: 'SENDING', counts: { sent: 0, uncertain: 0 } })
  phones.reports.set('01011112222', { state: 'FAILED', code: '3032' })
  await workThrough({ minutes: 7 })
  expect(await find(ref)).toMatchObject({ state: 'DONE' })
  await workThrough({ minutes: 2 })
  expect(await counts()).toMatchObject({ sent: 2, failed: 1, uncertain: 0 })
  expect(phones.texts).toHaveLength(3)
})

test('messages whose call never got there are sent again', async () => {
  const { app, phones, ref, find, workThrough } = await aTextCampaign()
  phones.losesCall = true
  await app.workOnce()
  expect(phones.texts).toEqual([])
  await workThrough({ minutes: 17 })
  expect(await find(ref)).toMatchObject({ state: 'DONE', counts: { sent: 3, uncertain: 0 } })
  expect(phones.texts).toHaveLength(3)
})

test('a server that is killed before its call loses nobody, and one that is killed after it writes to nobody twice', async () => {
  const { app, phones, add, find, begin, create, ref, workThrough, ports } = await aTextCampaign()
  const open = ports.phoneMessages
  for (const isTaken of [false, true]) {
    const campaign = isTaken ? await create({ ...text, name: '두 번째' }) : ref
    if (isTaken) await begin(campaign)
    const before = phones.texts.length
    let isStuck = false
    ports.phoneMessages = (account) => ({
      ...open(account),
      async sendTexts(messages) {
        if (isTaken) await open(account).sendTexts(messages)
        isStuck = true
        return new Promise(() => {})
      },
    })
    void app.workOnce()
    await expect.poll(() => isStuck).toBe(true)
    ports.phoneMessages = open
    await add.all(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()`,
    )
    await workThrough({ minutes: 17 })
    expect(await find(campaign)).toMatchObject({ state: 'DONE', counts: { sent: 3, uncertain: 0 } })
    expect(phones.texts).toHaveLength(before + 3)
  }
})

test('while the service says nothing they are asked about for a day, and then count as unknown', async () => {
  const { app, phones, ref, find, workThrough } = await aTextCampaign()
  phones.losesAnswer = true
  await app.workOnce()
  phones.isDown = true
  await workThrough({ minutes: 23 * 60 })
  expect(await find(ref)).toMatchObject({ state: 'SENDING', counts: { sent: 0, uncertain: 0 } })
  await workThrough({ minutes: 62 })
  expect(await find(ref)).toMatchObject({ state: 'DONE', counts: { sent: 0, uncertain: 3 } })
  expect(phones.texts).toHaveLength(3)
})

test('messages without keys, or another account, prove nothing', async () => {
  const { app, phones, ref, find, connectPhones, workThrough } = await aTextCampaign()
  phones.losesAnswer = true
  phones.tellsKeys = false
  await app.workOnce()
  await workThrough({ minutes: 60 })
  expect(await find(ref)).toMatchObject({ state: 'SENDING' })
  await connectPhones({ apiKey: 'other-key', apiSecret: 'other-secret' })
  await workThrough({ minutes: 2 })
  expect(await find(ref)).toMatchObject({ state: 'DONE', counts: { sent: 0, uncertain: 3 } })
  expect(phones.texts).toHaveLength(3)
})
