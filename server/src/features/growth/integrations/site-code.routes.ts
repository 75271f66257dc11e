import * as promised from 'contract/growth/integrations/site-code.api'
import { implement } from '../../../platform/http/implement.ts'
import { decide, listReviews, readReview } from './site-code.service.ts'

export const siteCodeRoutes = [
  implement(promised.listSiteCode, ({ ctx, query }) => listReviews(ctx, query)),
  implement(promised.getSiteCode, ({ ctx, params }) => readReview(ctx, params.siteCodeReviewSeq)),
  implement(promised.allowSiteCode, ({ ctx, params }) =>
    decide(ctx, params.siteCodeReviewSeq, { endpoint: promised.allowSiteCode, act: 'ALLOW', reason: null }),
  ),
  implement(promised.refuseSiteCode, ({ ctx, params, body }) =>
    decide(ctx, params.siteCodeReviewSeq, { endpoint: promised.refuseSiteCode, act: 'REFUSE', ...body }),
  ),
  implement(promised.withdrawSiteCode, ({ ctx, params, body }) =>
    decide(ctx, params.siteCodeReviewSeq, { endpoint: promised.withdrawSiteCode, act: 'WITHDRAW', ...body }),
  ),
]
