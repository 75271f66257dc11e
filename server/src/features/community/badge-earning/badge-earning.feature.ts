import { notificationTexts } from 'contract/community/badge-earning/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { countBadges, earningListeners } from './badge-earning.jobs.ts'
import { notifyBadge } from './badge-earning.notify.ts'

/** How members come to badges: counting what one of them did when they did it, and the notification of it. */
export const badgeEarning = feature({
  notificationTexts,
  listeners: [...earningListeners, notifyBadge],
  tasks: [countBadges],
})
