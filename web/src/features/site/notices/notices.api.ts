import * as promised from 'contract/site/notices/api'
import { pageFrom } from 'contract/values/paging'
import type { PostSeq } from 'contract/values/ids'
import { loadEndpoint, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

const asked = (params: URLSearchParams) => ({ query: { page: pageFrom(params.get('page')) } })
export const useNotices = (params: URLSearchParams) =>
  useEndpoint(promised.listNotices, asked(params), { keep: true })
export const useNotice = (postSeq: PostSeq, enabled = true) =>
  useEndpoint(promised.getNotice, { postSeq }, { enabled })
export const loadNotices = (site: Site, params: URLSearchParams) =>
  loadEndpoint(site, promised.listNotices, asked(params))
export const loadNotice = (site: Site, postSeq: PostSeq) =>
  loadEndpoint(site, promised.getNotice, { postSeq })
export const useAddNotice = () => useCommand(promised.addNotice, {})
export const useSaveNotice = (postSeq: PostSeq) => useCommand(promised.saveNotice, { postSeq })
export const useRemoveNotice = (postSeq: PostSeq) => useCommand(promised.removeNotice, { postSeq })
