import { feature } from '../../platform/feature.ts'
import { forgetNotices, mailAnswer, mailSale, purgeNotices } from './mail-notices.jobs.ts'
import { mailNoticeRoutes } from './mail-notices.routes.ts'

export const mailNotices = feature({
  routes: mailNoticeRoutes,
  listeners: [mailSale, mailAnswer, forgetNotices],
  timers: [purgeNotices],
})
