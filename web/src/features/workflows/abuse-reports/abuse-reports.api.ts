import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/workflows/abuse-reports/api'
import { reportShelves } from 'contract/workflows/abuse-reports/abuse-reports.rules'
import { choiceFrom } from 'contract/values/paging'
import type { AbuseReportSeq, ChannelSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type AbuseReport = Output<typeof api.listAbuseReports>['list'][number]

export const useReportSite = () => useCommand(api.reportSite, {})

export const shelves = reportShelves
export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), shelves)
interface Question {
  shelf: (typeof shelves)[number]
  siteSeq?: ChannelSeq
  page: number
  size: number
}
export const useAbuseReports = (question: Question) =>
  useEndpoint(api.listAbuseReports, { query: question }, { keep: true })
export const useDismiss = (abuseReportSeq: AbuseReportSeq) =>
  useCommand(api.dismissReport, { abuseReportSeq })
export const useWarn = (abuseReportSeq: AbuseReportSeq) => useCommand(api.warnOwners, { abuseReportSeq })
export const useSuspendReported = (abuseReportSeq: AbuseReportSeq) =>
  useCommand(api.suspendReported, { abuseReportSeq })
