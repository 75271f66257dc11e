import * as api from 'contract/site/pages/api'
import type { PageSeq } from 'contract/values/ids'
import { loadEndpoint, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

const at = (path: string) => ({ query: { path } })

export const usePageAt = (path: string, enabled = true) =>
  useEndpoint(api.getPageByPath, at(path), { enabled })
export const loadPageAt = (site: Site, path: string) => loadEndpoint(site, api.getPageByPath, at(path))

export const useMainPage = (pageSeq: PageSeq) => useEndpoint(api.getPage, { pageSeq })
export const loadMainPage = (site: Site, pageSeq: PageSeq) => loadEndpoint(site, api.getPage, { pageSeq })
