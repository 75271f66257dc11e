import * as api from 'contract/site/sites/api'

import { storefrontTemplates } from 'contract/site/sites/templates.rules'
import { listCommonCodes } from 'contract/site/sites/common-codes.api'

import { implement } from '../../../platform/http/implement.ts'
import { largestVideo } from '../../system/plans/plans.public.ts'
import { saveChannelSetting } from './channel-setting.service.ts'
import { getChannelDetail } from './site-detail.views.ts'
import { lookUp } from './sites.public.ts'

import { saveConfiguration, checkFree } from './sites.service.ts'
import { codesHere } from './common-codes.service.ts'
import { getDraft } from './site-settings.service.ts'
import { listExamples } from './examples.service.ts'

export const channelRoutes = [
  implement(api.getChannel, ({ ctx }) => getChannelDetail(ctx)),
  implement(api.listExamples, async ({ ctx }) => ({ list: await listExamples(ctx) })),
  implement(listCommonCodes, ({ ctx, query }) => codesHere(ctx, query.groupCode)),
  implement(api.checkAddress, async ({ ctx, query }) => {
    const reason = await checkFree(ctx, query.address)
    return { isUsable: reason === null, reason }
  }),
  implement(api.lookUpHost, ({ ctx, query }) => lookUp(ctx, query.host)),
  implement(api.getConfiguration, async ({ ctx }) => ({
    ...(await getDraft(ctx)),
    maxVideoUploadBytes: await largestVideo(ctx),
  })),
  implement(api.saveConfiguration, ({ ctx, body }) => saveConfiguration(ctx, body)),
  implement(api.getFooter, ({ ctx }) => getDraft(ctx)),
  implement(api.saveFooter, ({ ctx, body }) => saveConfiguration(ctx, body)),
  implement(api.getProfile, ({ ctx }) => getDraft(ctx)),
  implement(api.saveProfile, ({ ctx, body }) => saveConfiguration(ctx, body)),
  implement(api.getTemplate, async ({ ctx }) => ({
    templateCd: (await getDraft(ctx)).templateCd,
    templates: [...storefrontTemplates],
  })),
  implement(api.saveTemplate, ({ ctx, body }) => saveConfiguration(ctx, body)),
  implement(api.saveChannelSetting, ({ ctx, body }) => saveChannelSetting(ctx, body)),
]
