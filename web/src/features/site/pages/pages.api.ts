import * as promised from 'contract/site/pages/api'
import type { PageSeq } from 'contract/values/ids'
import { loadEndpoint, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

const at = (path: string) => ({ query: { path } })

export const usePageAt = (path: string, enabled = true) =>
  useEndpoint(promised.getPageByPath, at(path), { enabled })
export const loadPageAt = (site: Site, path: string) => loadEndpoint(site, promised.getPageByPath, at(path))

export const useMainPage = (pageSeq: PageSeq) => useEndpoint(promised.getPage, { pageSeq })
export const loadMainPage = (site: Site, pageSeq: PageSeq) =>
  loadEndpoint(site, promised.getPage, { pageSeq })
