import { refusals } from 'contract/messaging/notifications/refusals'
import { notificationTexts } from 'contract/messaging/notifications/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { forgetNotices, purgeNotices } from './mail-notices.jobs.ts'
import { mailNoticeRoutes } from './mail-notices.routes.ts'
import { notifyMember } from './members.notify.ts'
import { mergeNotices } from './merge-accounts.queries.ts'
import { notifyNotice } from './notices.notify.ts'
import { alarmRoutes } from './notifications.routes.ts'
import { notifyOwners } from './owners.notify.ts'
import { mountPushWorker } from './push-worker.http.ts'
import { pushAlarms } from './push.jobs.ts'
import { forgetAlarms } from './retention.jobs.ts'

/** The inbox of notifications, push messages and mails about events. */
export const notifications = feature({
  refusals,
  routes: [...alarmRoutes, ...mailNoticeRoutes],
  notificationTexts,
  listeners: [notifyMember, notifyNotice, notifyOwners, forgetAlarms, forgetNotices],
  tasks: [pushAlarms],
  timers: [purgeNotices],
  mount: mountPushWorker,
  mergeAccounts: { onSite: mergeNotices },
  userColumns: {
    alarms: ['target_user_seq', 'actor_user_seq'],
    mail_notice_choices: ['user_seq'],
    mail_notices: ['user_seq'],
  },
  unmovedUserColumns: {
    'push_subscriptions.user_seq': 'A browser that is signed in registers itself again.',
  },
})
