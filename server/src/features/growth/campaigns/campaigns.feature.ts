import { notificationTexts } from 'contract/growth/campaigns/notifications.messages'
import { refusals } from 'contract/growth/campaigns/refusals'
import { feature } from '../../../platform/feature.ts'
import { countRead, countUnsubscribed, sendCampaignMessages } from './campaigns.jobs.ts'
import { notifyPaused } from './campaigns.notify.ts'
import {
  sendAfterDepositAwaited,
  sendAfterForm,
  sendAfterJoining,
  sendAfterMembership,
  sendAfterPlace,
} from './events.jobs.ts'
import { campaignRoutes } from './campaigns.routes.ts'
import { forgetUnusedImages } from './images.jobs.ts'
import { mergeMessages } from './messages.queries.ts'
import { watchMoments } from './moments.jobs.ts'
import { readCampaignReports } from './reports.jobs.ts'
import { mountTracking } from './tracking.http.ts'

/** Messages of a site to many of its members, and what became of them. */
export const campaigns = feature({
  refusals,
  notificationTexts,
  routes: campaignRoutes,
  tasks: [sendCampaignMessages, readCampaignReports, forgetUnusedImages],
  listeners: [
    countRead,
    countUnsubscribed,
    sendAfterJoining,
    sendAfterPlace,
    sendAfterForm,
    sendAfterDepositAwaited,
    sendAfterMembership,
    notifyPaused,
  ],
  timers: [watchMoments],
  mergeAccounts: { onSite: mergeMessages },
  userColumns: { campaigns: ['created_by_user_seq'], campaign_messages: ['user_seq'] },
  fileColumns: { campaigns: ['image_file_seq'], campaign_images: ['file_seq'] },
  mount: mountTracking,
})
