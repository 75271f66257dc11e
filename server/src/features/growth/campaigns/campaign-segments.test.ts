import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import * as segments from 'contract/growth/segments/api'
import type { Input } from 'contract/http/endpoint'
import type { SegmentSeq } from 'contract/values/ids'
import { aShop, buy } from '../../../testing/orders-world.ts'
import { somebody } from '../../../testing/world.ts'

type Body = Input<typeof api.createCampaign>['body']
const draft: Body = {
  name: '소식',
  audience: { conditions: [] },
  isAd: false,
  subject: '#{이름}님께',
  content: '<p>안녕하세요</p>',
}

/** A site with a segment in which Mina and Jun are, and Kai is not. */
async function aSegment() {
  const shop = await aShop()
  const { owner, minaSeq, channelSeq, add, app, mails, as } = shop
  const [jun, kai] = [
    await somebody(add, { name: 'Jun', channelSeq }),
    await somebody(add, { name: 'Kai', channelSeq }),
  ]
  const { segmentSeq } = await owner.call(segments.createSegment, {
    channelSeq,
    body: { kind: 'MANUAL', name: '우수 회원' },
  })
  const segmentRef = { channelSeq, segmentSeq }
  const body = { userSeqs: [minaSeq, jun.userSeq] }
  await owner.call(segments.addSegmentMembers, { ...segmentRef, body })
  await app.workOnce()
  mails.length = 0
  return {
    ...shop,
    jun: { ...as(jun), userSeq: jun.userSeq },
    kai: { ...as(kai), userSeq: kai.userSeq },
    segmentRef,
    /** A campaign to a segment, by default to that one. */
    aCampaign: async (input: Partial<Body> = {}) => {
      const { campaignId } = await owner.call(api.createCampaign, {
        channelSeq,
        body: { ...draft, segmentSeq, ...input },
      })
      return { channelSeq, campaignId }
    },
    remove: () => owner.call(segments.deleteSegment, segmentRef),
    receivers: () => mails.map(({ subject }) => subject).toSorted((a, b) => a.localeCompare(b)),
  }
}

const atOnce = { body: { scheduledAt: null } }

test('a campaign goes to those who are in its segment when sending begins', async () => {
  const { aCampaign, owner, kai, jun, segmentRef, clock, workThrough, receivers } = await aSegment()
  const campaignRef = await aCampaign()
  const scheduledAt = new Date(clock.now.getTime() + 3_600_000).toISOString()
  await owner.call(api.sendCampaign, { ...campaignRef, body: { scheduledAt } })
  await owner.call(segments.addSegmentMembers, { ...segmentRef, body: { userSeqs: [kai.userSeq] } })
  await owner.call(segments.removeSegmentMember, { ...segmentRef, userSeq: jun.userSeq })
  await workThrough({ minutes: 61 })
  expect(receivers()).toEqual(['Kai님께', 'Mina님께'])
})

test('conditions of the campaign narrow a segment, of either kind, further', async () => {
  const { aCampaign, owner, mina, kai, courseRef, channelSeq, segmentRef, app, mails, receivers } =
    await aSegment()
  await buy(mina, courseRef)
  await buy(kai, courseRef)
  await app.workOnce()
  mails.length = 0
  const audience = { conditions: [{ kind: 'PAID' as const, relation: 'AT_LEAST' as const, amount: 1 }] }
  const count = async (segmentSeq: SegmentSeq) => {
    const query = { audience: JSON.stringify(audience), segmentSeq }
    return (await owner.call(api.countAudience, { channelSeq, query })).members
  }
  expect(await count(segmentRef.segmentSeq)).toBe(1)
  const newcomers = await owner.call(segments.createSegment, {
    channelSeq,
    body: {
      kind: 'RULE',
      name: '새 회원',
      audience: { conditions: [{ kind: 'JOINED', relation: 'WITHIN', days: 7 }] },
    },
  })
  expect(await count(newcomers.segmentSeq)).toBe(2)
  const campaignRef = await aCampaign({ ...newcomers, audience })
  await owner.call(api.sendCampaign, { ...campaignRef, ...atOnce })
  await app.workOnce()
  expect(receivers()).toEqual(['Kai님께', 'Mina님께'])
})

test('a segment is not deleted while a campaign goes to it, and afterwards the campaign still names it', async () => {
  const { aCampaign, owner, remove, app, channelSeq } = await aSegment()
  const campaignRef = await aCampaign()
  await expect(remove()).refuses('SEGMENT_IN_USE')
  await owner.call(api.sendCampaign, { ...campaignRef, ...atOnce })
  await expect(remove()).refuses('SEGMENT_IN_USE')
  await app.workOnce()
  await remove()
  expect(await owner.call(api.getCampaign, campaignRef)).toMatchObject({
    state: 'DONE',
    segment: { name: '우수 회원', isDeleted: true },
  })
  expect(await owner.call(segments.listSegmentNames, { channelSeq })).toEqual([])
})

test('a deleted segment reaches nobody, and never everybody', async () => {
  const { aCampaign, owner, remove, channelSeq, segmentRef, add, app, receivers } = await aSegment()
  await remove()
  await expect(aCampaign()).refuses('SEGMENT_MISSING')
  const query = { audience: '{}', segmentSeq: segmentRef.segmentSeq }
  expect(await owner.call(api.countAudience, { channelSeq, query })).toMatchObject({ members: 0 })
  // As after a deletion that no check prevented.
  const campaignRef = await aCampaign({ segmentSeq: null })
  await add.all('update campaigns set segment_seq = $1', [segmentRef.segmentSeq])
  await expect(owner.call(api.sendCampaign, { ...campaignRef, ...atOnce })).refuses('SEGMENT_MISSING')
  const body = { ...draft, segmentSeq: segmentRef.segmentSeq }
  await expect(owner.call(api.modifyCampaign, { ...campaignRef, body })).refuses('SEGMENT_MISSING')
  await owner.call(api.modifyCampaign, { ...campaignRef, body: draft })
  await owner.call(api.sendCampaign, { ...campaignRef, ...atOnce })
  await add.all('update campaigns set segment_seq = $1', [segmentRef.segmentSeq])
  await app.workOnce()
  expect(receivers()).toEqual([])
  expect(await owner.call(api.getCampaign, campaignRef)).toMatchObject({ state: 'DONE', counts: { sent: 0 } })
})

test('a segment that became empty sends to nobody', async () => {
  const { aCampaign, owner, segmentRef, jun, minaSeq } = await aSegment()
  const campaignRef = await aCampaign()
  for (const userSeq of [jun.userSeq, minaSeq])
    await owner.call(segments.removeSegmentMember, { ...segmentRef, userSeq })
  await expect(owner.call(api.sendCampaign, { ...campaignRef, ...atOnce })).refuses(
    'CAMPAIGN_WITHOUT_RECEIVERS',
  )
})

test('a campaign cannot go to a segment of another site', async () => {
  const { aCampaign, otherSite } = await aSegment()
  const { segmentSeq } = await otherSite.owner.call(segments.createSegment, {
    channelSeq: otherSite.channelSeq,
    body: { kind: 'MANUAL', name: '다른 곳' },
  })
  await expect(aCampaign({ segmentSeq })).refuses('SEGMENT_MISSING')
})

test('a segment that is being deleted is not chosen at the same moment', async () => {
  const { aCampaign, remove, owner, channelSeq } = await aSegment()
  const [removed, created] = await Promise.allSettled([remove(), aCampaign()])
  expect([removed.status, created.status].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fulfilled',
    'rejected',
  ])
  expect((await owner.call(api.listCampaigns, { channelSeq, query: {} })).total).toBe(
    created.status === 'fulfilled' ? 1 : 0,
  )
})
