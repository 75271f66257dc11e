import {
  ChannelConfig,
  objectIn,
  type ChannelSettingInput,
} from 'contract/site/sites/channel-setting.schemas'
import type { MemberContext } from '../../../platform/context.ts'
import { saveProgramSettings } from './channel-setting.queries.ts'
import { updateFeatureSettings } from './feature-settings.queries.ts'
import { knownRow, sayChanged } from './site-cache.service.ts'
import { updateChannel } from './sites.queries.ts'

/** Keeps what a program says and applies the keys that Seodang knows, as the screens that have them would. R-636. */
export async function saveChannelSetting(ctx: MemberContext, { config, lkPlus }: ChannelSettingInput) {
  const { channelSeq } = ctx
  const { kakaoSyncYn, whiteLabelYn, langs, ...own } = ChannelConfig.parse(objectIn(config ?? '{}'))
  const hasKakao = Boolean((await knownRow(ctx, channelSeq))?.snsLoginKakId)
  await ctx.transaction(async (tx) => {
    await saveProgramSettings(tx, { channelSeq, config: config === undefined ? undefined : own, lkPlus })
    const draft = { ...(whiteLabelYn && { whiteLabelYn }), ...(langs && { languages: langs }) }
    await updateChannel(tx, { channelSeq, draft, updatedAt: ctx.now() })
    if (kakaoSyncYn)
      await updateFeatureSettings(tx, channelSeq, { kakaoSync: hasKakao && kakaoSyncYn === 'Y' })
  })
  sayChanged(ctx, channelSeq)
  return null
}
