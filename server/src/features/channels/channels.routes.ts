import * as promised from 'contract/site/sites/api'
import * as promisedSiteSetup from 'contract/workflows/site-setup/api'
import * as promisedMySitesApi from 'contract/people/members/my-sites.api'
import { listCommonCodes } from 'contract/site/sites/common-codes.api'
import { getSignInSettings, saveSignInSettings } from 'contract/people/sign-in/social.api'
import * as promisedWords from 'contract/site/terminology/api'
import { implement } from '../../platform/http/implement.ts'
import { getChannelDetail } from './channel-detail.ts'
import { lookUp } from './channels.public.ts'
import { listSites, openSite, saveConfiguration, whyNotFree } from './channels.service.ts'
import { codesHere } from './common-codes.ts'
import { getDraft } from './configuration.ts'
import { listExamples } from './examples.ts'
import { getChosenWords, saveWords } from './keywords.ts'
import { getSignIn, saveSignIn } from './sign-in.ts'

export const channelRoutes = [
  implement(promised.getChannel, ({ ctx }) => getChannelDetail(ctx)),
  implement(promised.listExamples, async ({ ctx }) => ({ list: await listExamples(ctx) })),
  implement(listCommonCodes, ({ ctx, query }) => codesHere(ctx, query.groupCode)),
  implement(promised.checkAddress, async ({ ctx, query }) => {
    const reason = await whyNotFree(ctx, query.address)
    return { isUsable: reason === null, reason }
  }),
  implement(promised.lookUpHost, ({ ctx, query }) => lookUp(ctx, query.host)),
  implement(promisedSiteSetup.createChannel, ({ ctx, body }) => openSite(ctx, body)),
  implement(promisedMySitesApi.listManagedChannels, async ({ ctx }) => ({
    list: await listSites(ctx, { userSeq: ctx.user.userSeq, which: 'managed' }),
  })),
  implement(promisedMySitesApi.listJoinedChannels, async ({ ctx }) => ({
    list: await listSites(ctx, { userSeq: ctx.user.userSeq, which: 'all' }),
  })),
  implement(promised.getConfiguration, async ({ ctx }) => ({
    ...(await getDraft(ctx)),
    maxVideoUploadBytes: ctx.ports.settings.videoMaxBytes,
  })),
  implement(promised.saveConfiguration, ({ ctx, body }) => saveConfiguration(ctx, body)),
  implement(getSignInSettings, ({ ctx }) => getSignIn(ctx)),
  implement(saveSignInSettings, ({ ctx, body }) => saveSignIn(ctx, body)),
  implement(promisedWords.getKeywords, ({ ctx }) => getChosenWords(ctx)),
  implement(promisedWords.saveKeywords, ({ ctx, body }) => saveWords(ctx, body.words)),
]
