import * as api from 'contract/growth/integrations/site-code.api'
import { implement } from '../../../platform/http/implement.ts'
import { decide, listReviews, readReview } from './site-code.service.ts'

export const siteCodeRoutes = [
  implement(api.listSiteCode, ({ ctx, query }) => listReviews(ctx, query)),
  implement(api.getSiteCode, ({ ctx, params }) => readReview(ctx, params.siteCodeReviewSeq)),
  implement(api.allowSiteCode, ({ ctx, params }) =>
    decide(ctx, params.siteCodeReviewSeq, { endpoint: api.allowSiteCode, act: 'ALLOW', reason: null }),
  ),
  implement(api.refuseSiteCode, ({ ctx, params, body }) =>
    decide(ctx, params.siteCodeReviewSeq, { endpoint: api.refuseSiteCode, act: 'REFUSE', ...body }),
  ),
  implement(api.withdrawSiteCode, ({ ctx, params, body }) =>
    decide(ctx, params.siteCodeReviewSeq, { endpoint: api.withdrawSiteCode, act: 'WITHDRAW', ...body }),
  ),
]
