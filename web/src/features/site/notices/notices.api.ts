import * as api from 'contract/site/notices/api'
import { pageFrom } from 'contract/values/paging'
import type { PostSeq } from 'contract/values/ids'
import { loadEndpoint, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

const queryOf = (params: URLSearchParams) => ({ query: { page: pageFrom(params.get('page')) } })
export const useNotices = (params: URLSearchParams) =>
  useEndpoint(api.listNotices, queryOf(params), { keep: true })
export const useNotice = (postSeq: PostSeq, enabled = true) =>
  useEndpoint(api.getNotice, { postSeq }, { enabled })
export const loadNotices = (site: Site, params: URLSearchParams) =>
  loadEndpoint(site, api.listNotices, queryOf(params))
export const loadNotice = (site: Site, postSeq: PostSeq) => loadEndpoint(site, api.getNotice, { postSeq })
export const useAddNotice = () => useCommand(api.addNotice, {})
export const useSaveNotice = (postSeq: PostSeq) => useCommand(api.saveNotice, { postSeq })
export const useRemoveNotice = (postSeq: PostSeq) => useCommand(api.removeNotice, { postSeq })
