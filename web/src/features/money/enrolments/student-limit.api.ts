import * as api from 'contract/money/enrolments/student-limit.api'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type LimitedSite = Output<typeof api.listStudentLimits>['list'][number]

/** Staff of a single class do not see the figures of the site. */
export const useStudentLimit = (isSiteStaff: boolean) =>
  useEndpoint(api.getStudentLimit, {}, { enabled: isSiteStaff })
export const useStudentLimits = ({ q, page, size }: { q: string; page: number; size: number }) =>
  useEndpoint(api.listStudentLimits, { query: { page, size, ...(q && { q }) } }, { keep: true })
export const useSetLimit = () => useCommand(api.setStudentLimit, {})
