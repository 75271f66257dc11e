import { setNightConsent } from 'contract/people/members/consent.api'
import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { listAlarms, readAlarms } from 'contract/messaging/notifications/api'
import { aList, type CampaignBody } from '../../../testing/campaigns-world.ts'

const notice: CampaignBody = {
  name: '새 클래스',
  channelType: 'SITE',
  audience: { conditions: [] },
  isAd: false,
  text: '#{이름}님, 새 클래스가 열렸어요.',
  linkPath: '/classes/7',
}

async function aNotice(change: Partial<CampaignBody> = {}) {
  const list = await aList()
  const { owner, channelSeq } = list
  const { campaignId } = await owner.call(api.createCampaign, { channelSeq, body: { ...notice, ...change } })
  const ref = { channelSeq, campaignId }
  return {
    ...list,
    ref,
    begin: () => owner.call(api.sendCampaign, { ...ref, body: { scheduledAt: null } }),
    find: () => owner.call(api.getCampaign, ref),
  }
}

test('everybody is notified once, by their name, and led where it says', async () => {
  const { begin, find, app, kai, channelSeq, mails } = await aNotice()
  await begin()
  await app.workOnce()
  const { list } = await kai.call(listAlarms, { channelSeq, query: {} })
  expect(list.filter(({ path }) => path === '/classes/7')).toHaveLength(1)
  expect(list[0]).toMatchObject({
    path: '/classes/7',
    content: expect.stringContaining('Kai님, 새 클래스가'),
  })
  expect(mails).toEqual([])
  expect(await find()).toMatchObject({
    state: 'DONE',
    linkPath: '/classes/7',
    counts: { sent: 4, opened: 0 },
  })
})

test('who reads their notifications opened it, once', async () => {
  const { begin, find, app, kai, jun, channelSeq } = await aNotice()
  await begin()
  await app.workOnce()
  await kai.call(readAlarms, { channelSeq })
  await kai.call(readAlarms, { channelSeq })
  await jun.call(readAlarms, { channelSeq })
  await app.workOnce()
  expect((await find()).counts).toMatchObject({ sent: 4, opened: 2 })
})

test('an advertisement is labelled, goes to those who agreed, and waits at night', async () => {
  const { begin, find, app, kai, jun, channelSeq, clock, workThrough } = await aNotice({ isAd: true })
  clock.set(new Date('2026-11-23T21:00:00+09:00'))
  await begin()
  await app.workOnce()
  expect((await find()).counts).toMatchObject({ sent: 0, queued: 2 })
  await workThrough({ minutes: 11 * 60 + 1 })
  expect((await find()).counts).toMatchObject({ sent: 2, queued: 0 })
  const [ad] = (await jun.call(listAlarms, { channelSeq, query: {} })).list
  expect(ad?.content).toContain('(광고) Jun님')
  const ofKai = await kai.call(listAlarms, { channelSeq, query: {} })
  expect(ofKai.list.filter(({ path }) => path === '/classes/7')).toEqual([])
})

test('at night it reaches those at once who agreed to that, and the others in the morning', async () => {
  const { begin, find, app, jun, channelSeq, clock, workThrough } = await aNotice({ isAd: true })
  await jun.call(setNightConsent, { channelSeq, body: { isAgreed: true } })
  clock.set(new Date('2026-11-23T21:00:00+09:00'))
  await begin()
  await app.workOnce()
  expect((await find()).counts).toMatchObject({ sent: 1, queued: 1 })
  const [ad] = (await jun.call(listAlarms, { channelSeq, query: {} })).list
  expect(ad?.content).toContain('(광고) Jun님')
  await workThrough({ minutes: 11 * 60 + 1 })
  expect(await find()).toMatchObject({ state: 'DONE', counts: { sent: 2, queued: 0 } })
})

test('it leads to a page of the site alone', async () => {
  const { owner, channelSeq } = await aNotice()
  const create = (change: Partial<CampaignBody>) =>
    owner.call(api.createCampaign, { channelSeq, body: { ...notice, ...change } })
  await expect(create({ linkPath: '//evil.example' })).refuses('BAD_INPUT')
  await expect(create({ linkPath: 'https://evil.example' })).refuses('BAD_INPUT')
  await expect(create({ text: '가'.repeat(201) })).refuses('BAD_INPUT')
})
