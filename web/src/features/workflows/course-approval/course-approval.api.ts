import * as promised from 'contract/workflows/course-approval/api'
import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import type { CourseReviewSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const shelves = ['waiting', 'decided'] as const
type Shelf = (typeof shelves)[number]
export type CourseReview = Output<typeof promised.listCourseReviews>['list'][number]
export type ReviewedClass = Output<typeof promised.getCourseReview>

export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), shelves)
export const useCourseReviews = (question: { shelf: Shelf; page: number; size: number }) =>
  useEndpoint(promised.listCourseReviews, { query: question }, { keep: true })
export const useCourseReview = (courseReviewSeq: CourseReviewSeq) =>
  useEndpoint(promised.getCourseReview, { courseReviewSeq })
export const useApprove = (courseReviewSeq: CourseReviewSeq) =>
  useCommand(promised.approveCourse, { courseReviewSeq })
export const useReject = (courseReviewSeq: CourseReviewSeq) =>
  useCommand(promised.rejectCourse, { courseReviewSeq })
