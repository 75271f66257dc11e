import { feature } from '../../platform/feature.ts'
import { mailDecision, mailRequest } from './site-code.jobs.ts'
import { siteCodeRoutes } from './site-code.routes.ts'

export const siteCode = feature({
  routes: siteCodeRoutes,
  listeners: [mailRequest, mailDecision],
  userColumns: {
    site_code_reviews: ['requested_by_user_seq', 'decided_by_user_seq'],
  },
})
