import { courseTypes } from 'contract/values/type-codes'
import * as steps from 'contract/teaching/courses/state.api'
import * as api from 'contract/teaching/courses/api'
import type * as coursesSchemasApi from 'contract/teaching/courses/schemas'
import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'
import type { z } from 'zod'

export const shelves = ['all', 'public', 'private', 'draft', 'trash'] as const
/** The most common type first. */
export const kinds = ['', ...Object.values(courseTypes).toReversed()] as const
export type Shelf = (typeof shelves)[number]
export type AdminCourse = z.input<typeof coursesSchemasApi.AdminCourse>
export type ClassSettings = Output<typeof api.getCourseSettings>

interface AdminQuestion {
  serviceAlias?: string | undefined
  shelf: Shelf
  q: string
  /** Empty for all types. */
  kind: (typeof kinds)[number]
}
interface Turned {
  page: number
  size: number
}
export const adminQuestionFrom = (params: URLSearchParams): AdminQuestion => ({
  shelf: choiceFrom(params.get('shelf'), shelves),
  q: params.get('q') ?? '',
  kind: choiceFrom(params.get('kind'), kinds),
})
export const useAdminCourses = ({ shelf, q, kind, serviceAlias }: AdminQuestion, turned: Turned) =>
  useEndpoint(
    api.listAdminCourses,
    {
      query: {
        shelf,
        ...turned,
        ...(q && { q }),
        ...(kind && { courseTypeCd: kind }),
        ...(serviceAlias && { serviceAlias }),
      },
    },
    { keep: true },
  )

export const useCreateCourse = () => useCommand(api.createCourse, {})
export const useCreateCategory = () => useCommand(api.createCategory, {})

export const useClassSettings = (courseSeq: CourseSeq) => useEndpoint(api.getCourseSettings, { courseSeq })
export const useSaveInformation = (courseSeq: CourseSeq) =>
  useCommand(api.saveCourseInformation, { courseSeq })
export const useSavePayment = (courseSeq: CourseSeq) => useCommand(api.saveCoursePayment, { courseSeq })
export const useSubmitCourse = (courseSeq: CourseSeq) => useCommand(steps.submitCourse, { courseSeq })

export const useWithdrawCourse = (courseSeq: CourseSeq) => useCommand(steps.withdrawCourse, { courseSeq })

export const useSetPublic = () => useCommand(steps.setCoursePublic, {})
export const useSetRecruiting = () => useCommand(steps.setRecruiting, {})
export const useTrashCourse = () => useCommand(steps.trashCourse, {})
export const useRestoreCourse = () => useCommand(steps.restoreCourse, {})
