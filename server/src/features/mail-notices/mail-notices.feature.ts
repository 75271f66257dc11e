import { feature } from '../../platform/feature.ts'
import { forgetNotices, mailAnswer, mailSale, purgeNotices } from './mail-notices.jobs.ts'
import { mailNoticeRoutes } from './mail-notices.routes.ts'

export const mailNotices = feature({
  routes: mailNoticeRoutes,
  listeners: [mailSale, mailAnswer, forgetNotices],
  timers: [purgeNotices],
  userColumns: {
    mail_notice_choices: ['user_seq'],
    mail_notices: ['user_seq'],
  },
})
