import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import * as promised from 'contract/growth/integrations/site-code.api'
import * as promisedSiteCodeSchemas from 'contract/growth/integrations/site-code.schemas'
import type { SiteCodeReviewSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const shelves = promisedSiteCodeSchemas.siteCodeShelves
type Shelf = (typeof shelves)[number]
export type SiteCodeReview = Output<typeof promised.listSiteCode>['list'][number]
export type ReviewedCode = Output<typeof promised.getSiteCode>

export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), shelves)
export const useSiteCodeReviews = (question: { shelf: Shelf; page: number; size: number }) =>
  useEndpoint(promised.listSiteCode, { query: question }, { keep: true })
export const useSiteCodeReview = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useEndpoint(promised.getSiteCode, { siteCodeReviewSeq })
export const useAllow = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useCommand(promised.allowSiteCode, { siteCodeReviewSeq })
export const useRefuse = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useCommand(promised.refuseSiteCode, { siteCodeReviewSeq })
export const useWithdraw = (siteCodeReviewSeq: SiteCodeReviewSeq) =>
  useCommand(promised.withdrawSiteCode, { siteCodeReviewSeq })
