import type { Output } from 'contract/grammar'
import * as promised from 'contract/seo'
import type { CourseSeq } from 'contract/values'
import type { PublicCd } from 'contract/type-codes'
import { useCommand, useEndpoint } from '../../platform/endpoint.ts'

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
