import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/workflows/site-export/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type SiteExport = Output<typeof api.listSiteExports>['list'][number]

const POLL_MS = 3000

/** Read again and again while one is being made. */
export const useSiteExports = () =>
  useEndpoint(
    api.listSiteExports,
    {},
    { every: (data) => (data?.list.some(({ state }) => state === 'RUNNING') ? POLL_MS : false) },
  )
export const useRequestSiteExport = () => useCommand(api.requestSiteExport, {})
export const useOpenSiteExport = () => useCommand(api.openSiteExport, {})
