import type { Output } from 'contract/http/endpoint'
import * as promised from 'contract/site/pages/api'
import type { PageSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type PageLine = Output<typeof promised.adminPages>['list'][number]
export type StoredPage = Output<typeof promised.getPageDraft>

export const usePages = () => useEndpoint(promised.adminPages, {})
export const usePageDraft = (pageSeq: PageSeq) => useEndpoint(promised.getPageDraft, { pageSeq })
export const useCreatePage = () => useCommand(promised.createPage, {})
export const useModifyPage = (pageSeq: PageSeq) => useCommand(promised.modifyPage, { pageSeq })
export const useCopyPage = () => useCommand(promised.copyPage, {})
export const useRemovePage = () => useCommand(promised.removePage, {})
export const useSetStatus = () => useCommand(promised.setPageStatus, {})
export const usePublishPage = () => useCommand(promised.publishPage, {})
export const useSetMainPage = () => useCommand(promised.setLogoutMainPage, {})
