import { listAdminCourses } from 'contract/teaching/courses/api'
import * as api from 'contract/teaching/packages/api'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const usePackagesOfSite = (turned: { page: number; size: number }) =>
  useEndpoint(
    listAdminCourses,
    { query: { productKind: 'PACKAGE' as const, shelf: 'all' as const, ...turned } },
    { keep: true },
  )
export const useCandidates = (enabled = true) => useEndpoint(api.getPackageConfig, {}, { enabled })
export const useCreatePackage = () => useCommand(api.createPackage, {})
export const usePackageSetting = (courseSeq: CourseSeq) => useEndpoint(api.getPackageSetting, { courseSeq })
export const usePackagePayment = (courseSeq: CourseSeq) => useEndpoint(api.getPackagePayment, { courseSeq })
export const useAddCourse = (courseSeq: CourseSeq) => useCommand(api.addPackageCourse, { courseSeq })
export const useRemoveCourse = (courseSeq: CourseSeq) => useCommand(api.removePackageCourse, { courseSeq })
export const useOrderCourses = (courseSeq: CourseSeq) => useCommand(api.orderPackageCourses, { courseSeq })
