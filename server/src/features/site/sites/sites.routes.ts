import * as promised from 'contract/site/sites/api'

import { listCommonCodes } from 'contract/site/sites/common-codes.api'

import { implement } from '../../../platform/http/implement.ts'
import { getChannelDetail } from './site-detail.views.ts'
import { lookUp } from './sites.public.ts'

import { saveConfiguration, whyNotFree } from './sites.service.ts'
import { codesHere } from './common-codes.service.ts'
import { getDraft } from './site-settings.service.ts'
import { listExamples } from './examples.service.ts'

export const channelRoutes = [
  implement(promised.getChannel, ({ ctx }) => getChannelDetail(ctx)),
  implement(promised.listExamples, async ({ ctx }) => ({ list: await listExamples(ctx) })),
  implement(listCommonCodes, ({ ctx, query }) => codesHere(ctx, query.groupCode)),
  implement(promised.checkAddress, async ({ ctx, query }) => {
    const reason = await whyNotFree(ctx, query.address)
    return { isUsable: reason === null, reason }
  }),
  implement(promised.lookUpHost, ({ ctx, query }) => lookUp(ctx, query.host)),
  implement(promised.getConfiguration, async ({ ctx }) => ({
    ...(await getDraft(ctx)),
    maxVideoUploadBytes: ctx.ports.settings.videoMaxBytes,
  })),
  implement(promised.saveConfiguration, ({ ctx, body }) => saveConfiguration(ctx, body)),
]
