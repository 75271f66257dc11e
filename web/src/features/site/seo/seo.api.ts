import type { Output } from 'contract/http/endpoint'
import * as promised from 'contract/site/seo/api'
import type { CourseSeq } from 'contract/values/ids'
import type { PublicCd } from 'contract/values/type-codes'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type SiteSeo = Output<typeof promised.getSiteSeo>
export type CourseSeo = Output<typeof promised.getCourseSeo>
export type Setting = NonNullable<CourseSeo['seo']>

export const useSiteSeo = () => useEndpoint(promised.getSiteSeo, {})
export const useSaveSiteSeo = () => useCommand(promised.saveSiteSeo, {})
export const useCourses = (query: { page: number; size: number; publicCd: PublicCd }) =>
  useEndpoint(promised.listCourseSeo, { query }, { keep: true })
export const useCourseSeo = (courseSeq: CourseSeq) => useEndpoint(promised.getCourseSeo, { courseSeq })
export const useSaveCourseSeo = (courseSeq: CourseSeq) => useCommand(promised.saveCourseSeo, { courseSeq })
export const useClearCourseSeo = (courseSeq: CourseSeq) => useCommand(promised.clearCourseSeo, { courseSeq })
