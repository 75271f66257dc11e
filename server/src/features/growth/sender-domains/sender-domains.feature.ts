import { notificationTexts } from 'contract/growth/sender-domains/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { checkSenders, recheckSender } from './sender-domains.jobs.ts'
import { notifySenderBroken } from './sender-domains.notify.ts'
import { senderDomainRoutes } from './sender-domains.routes.ts'

/** The domain from which a site sends its mails: its DNS records, its key and their checks. */
export const senderDomains = feature({
  notificationTexts,
  routes: senderDomainRoutes,
  tasks: [recheckSender],
  listeners: [notifySenderBroken],
  timers: [checkSenders],
})
