import * as api from 'contract/growth/campaigns/api'
import { shownName } from '../../../platform/words/shown-name.ts'
import { implement } from '../../../platform/http/implement.ts'
import { countMatching, findSegmentName, selectionWithin } from '../segments/segments.public.ts'
import { countByState, countCampaigns, findBought, findCampaigns, findHours } from './campaigns.queries.ts'
import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  modifyCampaign,
  sendCampaign,
  stopCampaign,
  toggleCampaign,
} from './campaigns.service.ts'
import { uploadImage, viewOf } from './images.service.ts'
import { campaignView } from './campaigns.views.ts'
import { countMessages, findMessages } from './messages.queries.ts'
import { testCampaign } from './test-mail.service.ts'
import { testText } from './test-text.service.ts'

const nobody = { members: 0, reachable: 0, consenting: 0, withPhone: 0, adPhones: 0 }

export const campaignRoutes = [
  implement(api.listCampaigns, async ({ ctx, query }) => ({
    list: (await findCampaigns(ctx.db, query)).map(campaignView),
    total: await countCampaigns(ctx.db, query),
  })),
  implement(api.countCampaigns, async ({ ctx }) => {
    const states = await countByState(ctx.db)
    return {
      total: states.reduce((sum, { count }) => sum + count, 0),
      counts: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    }
  }),
  implement(api.countAudience, async ({ ctx, query: { audience, segmentSeq = null } }) => {
    const selection = await selectionWithin(ctx.db, { ...audience, segmentSeq })
    return selection ? countMatching(ctx.db, selection, ctx.now()) : nobody
  }),
  implement(api.getCampaign, async ({ ctx, params }) => {
    const campaign = await getCampaign(ctx, params.campaignId)
    const { content, alimtalkTemplateSeq, linkPath, buttons, imageFileSeq, audience, segmentSeq } = campaign
    const segment = segmentSeq === null ? null : await findSegmentName(ctx.db, segmentSeq)
    const image = imageFileSeq === null ? null : await viewOf(ctx, imageFileSeq)
    return {
      ...campaignView(campaign),
      content,
      alimtalkTemplateSeq,
      linkPath,
      buttons,
      image,
      audience,
      segment,
    }
  }),
  implement(api.createCampaign, ({ ctx, body }) => createCampaign(ctx, body)),
  implement(api.modifyCampaign, ({ ctx, params, body }) => modifyCampaign(ctx, params.campaignId, body)),
  implement(api.sendCampaign, ({ ctx, params, body }) =>
    sendCampaign(ctx, params.campaignId, body.scheduledAt),
  ),
  implement(api.toggleCampaign, ({ ctx, params, body }) =>
    toggleCampaign(ctx, params.campaignId, body.isActive),
  ),
  implement(api.stopCampaign, ({ ctx, params }) => stopCampaign(ctx, params.campaignId)),
  implement(api.deleteCampaign, ({ ctx, params }) => deleteCampaign(ctx, params.campaignId)),
  implement(api.uploadCampaignImage, ({ ctx, body }) => uploadImage(ctx, body.fileSeq, body.channelType)),
  implement(api.testCampaign, ({ ctx, body }) => testCampaign(ctx, body)),
  implement(api.testCampaignText, ({ ctx, body }) => testText(ctx, body)),
  implement(api.getCampaignDashboard, async ({ ctx, params }) => {
    const campaign = await getCampaign(ctx, params.campaignId)
    const { campaignId } = params
    return {
      campaign: campaignView(campaign),
      hours: await findHours(ctx.db, campaignId),
      bought: await findBought(ctx.db, campaignId),
    }
  }),
  implement(api.listCampaignMessages, async ({ ctx, params, query }) => {
    await getCampaign(ctx, params.campaignId)
    const choice = { campaignSeq: params.campaignId, ...query }
    return {
      list: (await findMessages(ctx.db, choice)).map((row) => ({
        ...row,
        name: shownName(row.name, ctx.language),
      })),
      total: await countMessages(ctx.db, choice),
    }
  }),
]
