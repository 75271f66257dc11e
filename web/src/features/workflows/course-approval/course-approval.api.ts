import * as api from 'contract/workflows/course-approval/api'
import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import type { CourseReviewSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const shelves = ['waiting', 'decided'] as const
type Shelf = (typeof shelves)[number]
export type CourseReview = Output<typeof api.listCourseReviews>['list'][number]
export type ReviewedClass = Output<typeof api.getCourseReview>

export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), shelves)
export const useCourseReviews = (question: { shelf: Shelf; page: number; size: number }) =>
  useEndpoint(api.listCourseReviews, { query: question }, { keep: true })
export const useCourseReview = (courseReviewSeq: CourseReviewSeq) =>
  useEndpoint(api.getCourseReview, { courseReviewSeq })
export const useApprove = (courseReviewSeq: CourseReviewSeq) =>
  useCommand(api.approveCourse, { courseReviewSeq })
export const useReject = (courseReviewSeq: CourseReviewSeq) =>
  useCommand(api.rejectCourse, { courseReviewSeq })
