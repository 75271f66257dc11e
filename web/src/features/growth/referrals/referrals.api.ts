import * as api from 'contract/growth/referrals/api'
import type { CourseSeq, Paged } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useMyInvite = (courseSeq: CourseSeq) => useEndpoint(api.getMyInvite, { courseSeq })
export const useMakeInvite = (courseSeq: CourseSeq) => useCommand(api.makeMyInvite, { courseSeq })
export const useOpenInvite = () => useCommand(api.openInvite, {})
export const useInvites = (courseSeq: CourseSeq, page: Paged) =>
  useEndpoint(api.listInvites, { courseSeq, query: page }, { keep: true })
export const useInviters = (courseSeq: CourseSeq, page: Paged) =>
  useEndpoint(api.listInviters, { courseSeq, query: page }, { keep: true })
