import * as promised from 'contract/courses'
import type { Output } from 'contract/grammar'
import type { CourseSeq } from 'contract/values'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import type { z } from 'zod'

export const shelves = ['all', 'public', 'private', 'draft', 'trash'] as const
export type Shelf = (typeof shelves)[number]
export type AdminCourse = z.input<typeof promised.AdminCourse>
export type ClassSettings = Output<typeof promised.getCourseSettings>

export const ADMIN_PAGE = 20

interface AdminQuestion {
  shelf: Shelf
  q: string
  page: number
}
export const adminQuestionFrom = (params: URLSearchParams): AdminQuestion => ({
  shelf: shelves.find((known) => known === params.get('shelf')) ?? 'all',
  q: params.get('q') ?? '',
  page: Math.max(1, Number(params.get('page')) || 1),
})
export const useAdminCourses = ({ shelf, q, page }: AdminQuestion) =>
  useEndpoint(
    promised.listAdminCourses,
    { query: { shelf, page, size: ADMIN_PAGE, ...(q && { q }) } },
    { keep: true },
  )

export const useCreateCourse = () => useCommand(promised.createCourse, {})
export const useCreateCategory = () => useCommand(promised.createCategory, {})
export const useTeachers = () => useEndpoint(promised.listTeachers, {})

export const useClassSettings = (courseSeq: CourseSeq) =>
  useEndpoint(promised.getCourseSettings, { courseSeq })
export const useSaveInformation = (courseSeq: CourseSeq) =>
  useCommand(promised.saveCourseInformation, { courseSeq })
export const useSavePayment = (courseSeq: CourseSeq) => useCommand(promised.saveCoursePayment, { courseSeq })
export const useSubmitCourse = (courseSeq: CourseSeq) => useCommand(promised.submitCourse, { courseSeq })

export const useSetPublic = () => useCommand(promised.setCoursePublic, {})
export const useSetRecruiting = () => useCommand(promised.setRecruiting, {})
export const useTrashCourse = () => useCommand(promised.trashCourse, {})
export const useRestoreCourse = () => useCommand(promised.restoreCourse, {})
