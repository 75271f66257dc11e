import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/site/pages/api'
import type { PageSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type PageLine = Output<typeof api.adminPages>['list'][number]
export type StoredPage = Output<typeof api.getPageDraft>

export const usePages = () => useEndpoint(api.adminPages, {})
export const usePageDraft = (pageSeq: PageSeq) => useEndpoint(api.getPageDraft, { pageSeq })
export const useCreatePage = () => useCommand(api.createPage, {})
export const useModifyPage = (pageSeq: PageSeq) => useCommand(api.modifyPage, { pageSeq })
export const useCopyPage = () => useCommand(api.copyPage, {})
export const useRemovePage = () => useCommand(api.removePage, {})
export const useSetStatus = () => useCommand(api.setPageStatus, {})
export const usePublishPage = () => useCommand(api.publishPage, {})
export const useSetMainPage = () => useCommand(api.setLogoutMainPage, {})
