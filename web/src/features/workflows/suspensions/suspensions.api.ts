import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/workflows/suspensions/api'
import { siteShelves } from 'contract/workflows/suspensions/suspensions.rules'
import { choiceFrom } from 'contract/values/paging'
import type { ChannelSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type SuspendedSite = Output<typeof api.getSite>
export type SiteLine = Output<typeof api.listSites>['list'][number]
export type OwnSuspension = NonNullable<Output<typeof api.getSuspension>['suspension']>
export type Appeal = OwnSuspension['appeals'][number]

export const useSuspension = () => useEndpoint(api.getSuspension, {})
export const useFileAppeal = () => useCommand(api.fileAppeal, {})

export const shelves = siteShelves
export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), shelves)
export const useSites = (question: {
  shelf: (typeof shelves)[number]
  q: string
  page: number
  size: number
}) => useEndpoint(api.listSites, { query: question }, { keep: true })
export const useSiteDesk = (siteSeq: ChannelSeq) => useEndpoint(api.getSite, { siteSeq })
export const useSuspend = (siteSeq: ChannelSeq) => useCommand(api.suspendSite, { siteSeq })
export const useLift = (siteSeq: ChannelSeq) => useCommand(api.liftSuspension, { siteSeq })
export const useRejectAppeal = (siteSeq: ChannelSeq) => useCommand(api.rejectAppeal, { siteSeq })
