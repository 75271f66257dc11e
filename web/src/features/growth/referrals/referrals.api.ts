import * as promised from 'contract/growth/referrals/api'
import type { CourseSeq, Paged } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useMyInvite = (courseSeq: CourseSeq) => useEndpoint(promised.getMyInvite, { courseSeq })
export const useMakeInvite = (courseSeq: CourseSeq) => useCommand(promised.makeMyInvite, { courseSeq })
export const useOpenInvite = () => useCommand(promised.openInvite, {})
export const useInvites = (courseSeq: CourseSeq, page: Paged) =>
  useEndpoint(promised.listInvites, { courseSeq, query: page }, { keep: true })
export const useInviters = (courseSeq: CourseSeq, page: Paged) =>
  useEndpoint(promised.listInviters, { courseSeq, query: page }, { keep: true })
