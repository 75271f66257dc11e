import { refusals } from 'contract/growth/integrations/refusals'
import { feature } from '../../../platform/feature.ts'
import { marketingRoutes } from './integrations.routes.ts'
import { mailDecision, mailRequest } from './site-code.jobs.ts'
import { siteCodeRoutes } from './site-code.routes.ts'
import { mountSnippetPreview } from './snippet-preview.http.ts'

/** Scripts and tracking keys of other services, and the operator’s review of them. */
export const integrations = feature({
  refusals,
  routes: [...marketingRoutes, ...siteCodeRoutes],
  listeners: [mailRequest, mailDecision],
  mount: mountSnippetPreview,
  userColumns: {
    snippet_versions: ['saved_by_user_seq'],
    site_code_reviews: ['requested_by_user_seq', 'decided_by_user_seq'],
  },
})
