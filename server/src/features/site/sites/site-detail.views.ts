import type { ChannelDetail } from 'contract/site/sites/schemas'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { findPlanInForce } from '../../system/plans/plans.public.ts'
import { findProgramSettings } from './channel-setting.queries.ts'
import { findFirstOwned } from './owners.queries.ts'
import { findSiteAt, getChannelView } from './sites.public.ts'

/** A site with its settings, as the caller may see them: no secrets, and nothing that pages do not show. R-636. */
export async function getChannelDetail(ctx: Context): Promise<z.output<typeof ChannelDetail>> {
  const channel = await getChannelView(ctx)
  const { kakaoSyncYn, whiteLabelYn, languages, seo } = channel
  const { config, lkPlus } = await findProgramSettings(ctx.db, ctx.channelSeq)
  return {
    ...channel,
    channelSetting: {
      saasYn: (await findPlanInForce(ctx.db))?.isSaas ? 'Y' : 'N',
      config: JSON.stringify({ ...config, kakaoSyncYn, whiteLabelYn, langs: languages }),
      seoSetting: JSON.stringify(seo ?? {}),
      lkPlus,
    },
    isParamCustomDomain: !(await isAtItsHost(ctx)),
    isFirstChannel: await isFirstOf(ctx),
  }
}

async function isAtItsHost(ctx: Context) {
  const { host } = new URL(ctx.incoming.origin)
  return (await findSiteAt(ctx, host)) === ctx.channelSeq
}

async function isFirstOf({ user, platform, channelSeq }: Context) {
  if (user?.role !== 'OWN') return false
  return (await findFirstOwned(platform, user.userSeq)) === channelSeq
}
