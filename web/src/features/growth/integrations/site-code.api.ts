import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import * as api from 'contract/growth/integrations/site-code.api'
import { siteCodeShelves } from 'contract/growth/integrations/site-code.rules'
import type { SiteCodeReviewSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const shelves = siteCodeShelves
type Shelf = (typeof shelves)[number]
export type SiteCodeReview = Output<typeof api.listSiteCode>['list'][number]
export type ReviewedCode = Output<typeof api.getSiteCode>

export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), shelves)
export const useSiteCodeReviews = (question: { shelf: Shelf; page: number; size: number }) =>
  useEndpoint(api.listSiteCode, { query: question }, { keep: true })
export const useSiteCodeReview = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useEndpoint(api.getSiteCode, { siteCodeReviewSeq })
export const useAllow = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useCommand(api.allowSiteCode, { siteCodeReviewSeq })
export const useRefuse = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useCommand(api.refuseSiteCode, { siteCodeReviewSeq })
export const useWithdraw = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useCommand(api.withdrawSiteCode, { siteCodeReviewSeq })
