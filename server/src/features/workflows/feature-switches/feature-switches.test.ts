import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import { createChannel } from 'contract/workflows/site-setup/api'
import { joinMembership } from 'contract/money/memberships/api'
import { saveTextSender } from 'contract/growth/alimtalk/api'
import { getUploadUrl, registerVod } from 'contract/system/files/api'
import { enterRoom } from 'contract/learning/live-rooms/api'
import { addCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { getMeetingAccounts } from 'contract/teaching/meeting-accounts/api'
import { liveServices } from 'contract/values/type-codes'
import { listStaffActions } from 'contract/people/staff/api'
import * as api from 'contract/workflows/feature-switches/api'
import type { FeatureSwitch } from 'contract/http/feature-switches.rules'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { aLive } from '../../../testing/live-world.ts'
import { aMembership, MONTH } from '../../../testing/memberships-world.ts'
import { aPhoneCampaign } from '../../../testing/phone-campaigns-world.ts'
import { aSite, somebody } from '../../../testing/world.ts'

const reason = '점검이 끝날 때까지 꺼 둬요.'

async function withOperator<World extends Awaited<ReturnType<typeof aSite>>>(world: World) {
  const { add, as, channelSeq: siteSeq } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true, email_verified_at = now() where user_seq = $1', [
    boss.userSeq,
  ])
  await add.all("update http_sessions set proved_at = '2999-01-01' where user_seq = $1", [boss.userSeq])
  const operator = as(boss)
  const everywhere = (feature: FeatureSwitch, isOn: boolean) =>
    operator.call(api.switchFeature, { body: { feature, isOn, reason } })
  const here = (feature: Exclude<FeatureSwitch, 'SITE_OPENING'>, isOn: boolean | null) =>
    operator.call(api.switchSiteFeature, { siteSeq, body: { feature, isOn, reason } })
  return { ...world, operator, siteSeq, everywhere, here }
}

test('a site counts before the installation, and follows it again', async () => {
  const world = await withOperator(await aSite())
  const { operator, owner, otherSite, channelSeq, siteSeq, everywhere, here, forgotten } = world
  const offAt = async (who: typeof owner, at = channelSeq) =>
    (await who.call(getChannel, { channelSeq: at })).switchedOff
  await everywhere('MEMBERSHIPS', false)
  expect(forgotten).toContainEqual({ channelSeq: null, features: ['sites', 'feature-switches'] })
  expect(await offAt(owner)).toEqual(['MEMBERSHIPS'])
  expect(await offAt(otherSite.owner, otherSite.channelSeq)).toEqual(['MEMBERSHIPS'])
  await here('MEMBERSHIPS', true)
  expect(forgotten).toContainEqual({ channelSeq, features: ['sites'] })
  await here('VIDEO_UPLOADS', false)
  expect(await offAt(owner)).toEqual(['VIDEO_UPLOADS'])
  expect((await operator.call(api.listSiteSwitches, { siteSeq })).list).toEqual([
    { feature: 'LIVE_ROOMS', own: null, isOn: true },
    { feature: 'PHONE_CAMPAIGNS', own: null, isOn: true },
    { feature: 'MEMBERSHIPS', own: true, isOn: true },
    { feature: 'VIDEO_UPLOADS', own: false, isOn: false },
  ])
  await here('MEMBERSHIPS', null)
  await here('MEMBERSHIPS', null)
  expect(await offAt(owner)).toEqual(['MEMBERSHIPS', 'VIDEO_UPLOADS'])
  await everywhere('MEMBERSHIPS', true)
  await everywhere('MEMBERSHIPS', true)
  expect((await operator.call(api.listFeatureSwitches, {})).list.filter(({ isOn }) => !isOn)).toEqual([])

  // What stood so already is no decision.
  const all = await operator.call(api.listSwitchChanges, {})
  expect(all.total).toBe(5)
  expect(all.list[0]).toMatchObject({
    feature: 'MEMBERSHIPS',
    isOn: true,
    site: null,
    changedBy: 'Boss',
    reason,
  })
  const ofSite = await operator.call(api.listSwitchChanges, { query: { siteSeq } })
  expect(ofSite.list.map(({ isOn }) => isOn)).toEqual([null, false, true])
  const { list } = await owner.call(listStaffActions, { channelSeq })
  expect(list.map(({ action }) => action)).toEqual(Array(3).fill('feature-switches.switchSiteFeature'))
  await expect(owner.call(api.listFeatureSwitches, {})).refuses('NOT_ALLOWED')
})

test('nobody opens a site while that is off, and pages of the platform know', async () => {
  const { everywhere, as, add, visitor } = await withOperator(await aSite())
  const body = { name: '새 사이트', address: 'newsite', brandColor: '#3653e3', contentTypeCd: 'VOD' as const }
  const someone = as(await somebody(add, { name: 'Opener' }))
  await everywhere('SITE_OPENING', false)
  expect(await visitor.call(api.getSwitchedOff, {})).toEqual({ list: ['SITE_OPENING'] })
  await expect(someone.call(createChannel, { body })).refuses('SWITCHED_OFF')
  await everywhere('SITE_OPENING', true)
  expect(await visitor.call(api.getSwitchedOff, {})).toEqual({ list: [] })
})

test('nobody joins a membership while that is off, and who joined before pays and learns on', async () => {
  const world = await withOperator(await aMembership())
  const { mina, member, ref, registerCard, join, mine, passDays, provider, here } = world
  await registerCard(mina)
  await join(mina)
  await here('MEMBERSHIPS', false)
  const jun = await member('Jun')
  await registerCard(jun)
  const body = { months: 1, price: MONTH, isAgreed: true } as const
  await expect(jun.call(joinMembership, { ...ref, body })).refuses('SWITCHED_OFF')
  await passDays(32)
  expect(provider.paidCount()).toBe(2)
  expect(await mine(mina)).toMatchObject([{ state: 'ACTIVE' }])
})

test('no video upload begins while that is off; pictures are not meant', async () => {
  const { owner, channelSeq, here } = await withOperator(await aSite())
  await here('VIDEO_UPLOADS', false)
  const video = { filename: 'one.mp4', fileSize: 1000, kind: 'vod' as const }
  await expect(owner.call(getUploadUrl, { channelSeq, query: video })).refuses('SWITCHED_OFF')
  await expect(owner.call(registerVod, { channelSeq, body: video })).refuses('SWITCHED_OFF')
  const picture = { filename: 'one.png', fileSize: 1000, kind: 'common' as const }
  expect(await owner.call(getUploadUrl, { channelSeq, query: picture })).toMatchObject({ uploadVodSeq: null })
})

test('no lesson moves into the video room while that is off, and those that are there take place', async () => {
  const world = await withOperator(await aVideoRoom())
  const { owner, courseRef, channelSeq, item, lesson, here } = world
  await here('LIVE_ROOMS', false)
  const room = { liveTypeCd: liveServices.videoRoom, joinUrl: '' }
  const added = { ...courseRef, body: aLive(60, room) }
  await expect(owner.call(addCurriculum, added)).refuses('SWITCHED_OFF')
  const other = await owner.call(addCurriculum, { ...courseRef, body: aLive(60) })
  const moved = { ...courseRef, ...other, body: room }
  await expect(owner.call(saveCurriculum, moved)).refuses('SWITCHED_OFF')
  await owner.call(saveCurriculum, { ...lesson, body: { title: '이름만' } })
  await owner.call(enterRoom, item)
  expect(await owner.call(getMeetingAccounts, { channelSeq })).toMatchObject({ hasVideoRoom: false })
})

test('nothing goes to phones while that is off, what was begun rests, and what is sent in the site goes on', async () => {
  const world = await withOperator(await aPhoneCampaign())
  const { create, begin, here, owner, channelSeq, clock, workThrough, find } = world
  const about = { audience: { conditions: [] }, isAd: false, text: '쉬어요.' }
  const toPhones = { ...about, name: '휴강', channelType: 'SMS' as const }
  const unitPrices = {
    ALIMTALK: null,
    FRIENDTALK: null,
    FRIENDTALK_IMAGE: null,
    SMS: 18,
    LMS: null,
    MMS: null,
  }
  const sender = { senderNumber: '02-1234-5678', refusalNumber: '080-1234-5678', unitPrices }
  await owner.call(saveTextSender, { channelSeq, body: sender })
  const [draft, planned] = [await create(toPhones), await create(toPhones)]
  await begin(planned, new Date(clock.now.getTime() + 10 * 60_000).toISOString())
  await here('PHONE_CAMPAIGNS', false)
  await expect(create(toPhones)).refuses('SWITCHED_OFF')
  await expect(begin(draft)).refuses('SWITCHED_OFF')
  const inSite = await create({ ...about, name: '공지', channelType: 'SITE' })
  await begin(inSite)
  await workThrough({ minutes: 30 })
  expect(await find(inSite)).toMatchObject({ state: 'DONE' })
  expect(await find(planned)).toMatchObject({ state: 'SCHEDULED' })

  await here('PHONE_CAMPAIGNS', true)
  await workThrough({ minutes: 90 })
  expect(await find(planned)).toMatchObject({ state: 'DONE' })
})
