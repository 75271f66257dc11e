import {
  downloadReviews,
  getReviewSetting,
  hideReview,
  listSiteReviews,
  markReviewBest,
  setReviewSetting,
  showReview,
} from 'contract/community/reviews/api'
import { dismissReviewReports, listReviewReports } from 'contract/community/reviews/reports.api'
import type { ReviewReportFilter } from 'contract/community/reviews/reports.schemas'
import type { SiteReview as Review } from 'contract/community/reviews/schemas'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type SiteReview = Review

const shelves = ['all', 'withoutReply', 'shown', 'best', 'hidden'] as const
const points = ['5', '4', '3', '2', '1'] as const

/** The filter in the address. */
export const reviewFilterFrom = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  shelf: shelves.find((shelf) => shelf === params.get('shelf')) ?? 'all',
  point: points.find((point) => point === params.get('point')) ?? '',
})
export type ReviewFilter = ReturnType<typeof reviewFilterFrom>
export const reviewShelves = shelves
export const reviewPoints = points

const choiceOf = ({ q, shelf, point }: ReviewFilter) => ({
  shelf,
  ...(q && { q }),
  ...(point && { reviewPoint: Number(point) }),
})
export function useSiteReviews(filter: ReviewFilter, { page, size }: { page: number; size: number }) {
  return useEndpoint(listSiteReviews, { query: { page, size, ...choiceOf(filter) } }, { keep: true })
}
/** `link()` gives the address of the spreadsheet of what the filter shows. */
export function useReviewSpreadsheet(filter: ReviewFilter) {
  const { run, isRunning } = useCommand(downloadReviews, {})
  return { link: () => run({ body: choiceOf(filter) }), isRunning }
}
export const useHideReview = () => useCommand(hideReview, {})
export const useMarkBest = () => useCommand(markReviewBest, {})
export const useReviewReports = (query: Pick<ReviewReportFilter, 'shelf' | 'page' | 'size'>) =>
  useEndpoint(listReviewReports, { query }, { keep: true })
export const useDismissReports = () => useCommand(dismissReviewReports, {})
export const useShowReview = () => useCommand(showReview, {})
export const useReviewSetting = () => useEndpoint(getReviewSetting, {})
export const useSetReviewSetting = () => useCommand(setReviewSetting, {})
