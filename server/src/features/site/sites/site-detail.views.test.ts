import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import { aSite } from '../../../testing/world.ts'

test("a site's settings are public, and its owner also reads whether it is their first", async () => {
  const { owner, visitor, add, ownerSeq, channelSeq } = await aSite()
  await add.all(
    `update channels set kakao_sync = true, seo = '{"title":"하루 요가","description":"매일 저녁"}' where channel_seq = $1`,
    [channelSeq],
  )
  const seen = await visitor.call(getChannel, { channelSeq })
  expect(seen).toMatchObject({
    isParamCustomDomain: false,
    marketingConsent: true,
    isFirstChannel: false,
    channelSetting: { saasYn: 'N', lkPlus: '{}' },
  })
  expect(JSON.parse(seen.channelSetting.config)).toMatchObject({ kakaoSyncYn: 'Y', whiteLabelYn: 'N' })
  expect(JSON.parse(seen.channelSetting.seoSetting)).toMatchObject(seen.seo ?? {})

  expect((await owner.call(getChannel, { channelSeq })).isFirstChannel).toBe(true)
  const second = await add.channel('second', ownerSeq)
  const there = await owner.at('second.localhost:3000').call(getChannel, { channelSeq: second })
  expect(there).toMatchObject({ isFirstChannel: false, isParamCustomDomain: false })
})

test('on another host, a site reports that it was named by its number', async () => {
  const { visitor, channelSeq } = await aSite()
  const otherSite = await visitor.at('localhost:3000').call(getChannel, { channelSeq })
  expect(otherSite.isParamCustomDomain).toBe(true)
})
