import {
  getReviewSetting,
  hideReview,
  listSiteReviews,
  setReviewSetting,
  showReview,
} from 'contract/community/reviews/api'
import { type SiteReview as Review } from 'contract/community/reviews/schemas'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type SiteReview = Review

const shelves = ['all', 'shown', 'hidden'] as const
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

export function useSiteReviews(
  { q, shelf, point }: ReviewFilter,
  { page, size }: { page: number; size: number },
) {
  const query = {
    page,
    size,
    shelf,
    ...(q && { q }),
    ...(point && { reviewPoint: Number(point) }),
  }
  return useEndpoint(listSiteReviews, { query }, { keep: true })
}
export const useHideReview = () => useCommand(hideReview, {})
export const useShowReview = () => useCommand(showReview, {})
export const useReviewSetting = () => useEndpoint(getReviewSetting, {})
export const useSetReviewSetting = () => useCommand(setReviewSetting, {})
