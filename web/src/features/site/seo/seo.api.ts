import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/site/seo/api'
import type { CourseSeq } from 'contract/values/ids'
import type { PublicCd, PublishStatusCd } from 'contract/values/type-codes'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type SiteSeo = Output<typeof api.getSiteSeo>
export type CourseSeo = Output<typeof api.getCourseSeo>
export type PageSeoLine = Output<typeof api.listPageSeo>['list'][number]
export type Setting = NonNullable<CourseSeo['seo']>

export const useSiteSeo = () => useEndpoint(api.getSiteSeo, {})
export const useSaveSiteSeo = () => useCommand(api.saveSiteSeo, {})
export const usePages = (query: { page: number; size: number; publishStatusCd: PublishStatusCd }) =>
  useEndpoint(api.listPageSeo, { query }, { keep: true })
export const useCourses = (query: { page: number; size: number; publicCd: PublicCd }) =>
  useEndpoint(api.listCourseSeo, { query }, { keep: true })
export const useCourseSeo = (courseSeq: CourseSeq) => useEndpoint(api.getCourseSeo, { courseSeq })
export const useSaveCourseSeo = (courseSeq: CourseSeq) => useCommand(api.saveCourseSeo, { courseSeq })
export const useClearCourseSeo = (courseSeq: CourseSeq) => useCommand(api.clearCourseSeo, { courseSeq })
