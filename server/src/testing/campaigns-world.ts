import * as api from 'contract/growth/campaigns/api'
import type { Input } from 'contract/http/endpoint'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import { aShop } from './orders-world.ts'
import { somebody } from './world.ts'

export type CampaignBody = Input<typeof api.createCampaign>['body']
/** An advertisement with variables and links. */
export const draft = {
  name: '겨울 특강 안내',
  audience: { conditions: [] },
  isAd: true,
  subject: '#{이름}님, 겨울 특강이 열려요',
  content:
    '<p>#{이름}님 &amp; 친구들</p><p><a href="/classes/7?from=mail&amp;x=1">자세히 보기</a> <a href="https://example.com/#{이름}">밖으로</a></p>',
} satisfies CampaignBody

/** A site with members; Mina and Jun agreed to news, Kai did not. */
export async function aList(input: Partial<CampaignBody> = {}) {
  const shop = await aShop()
  const { owner, mina, channelSeq, add, app, mails, as } = shop
  const one = async (name: string) => as(await somebody(add, { name, channelSeq }))
  const [jun, kai] = [await one('Jun'), await one('Kai')]
  for (const who of [mina, jun]) await who.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  await app.workOnce()
  mails.length = 0
  const { campaignId } = await owner.call(api.createCampaign, { channelSeq, body: { ...draft, ...input } })
  const campaignRef = { channelSeq, campaignId }
  return {
    ...shop,
    jun,
    kai,
    campaignRef,
    send: (scheduledAt: string | null = null) =>
      owner.call(api.sendCampaign, { ...campaignRef, body: { scheduledAt } }),
    toggle: (isActive: boolean) => owner.call(api.toggleCampaign, { ...campaignRef, body: { isActive } }),
    get: () => owner.call(api.getCampaign, campaignRef),
    messages: async () => (await owner.call(api.listCampaignMessages, { ...campaignRef, query: {} })).list,
    names: () =>
      mails.map(({ text }) => text.slice(0, text.indexOf('님'))).toSorted((a, b) => a.localeCompare(b)),
  }
}
