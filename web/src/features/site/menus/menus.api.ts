import * as api from 'contract/site/menus/api'
import type { Input, Output } from 'contract/http/endpoint'
import { listPublishedPages } from 'contract/site/pages/api'
import { publishStatuses } from 'contract/values/type-codes'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type SiteMenu = Output<typeof api.listMenus>['list'][number]
export type MenuItem = SiteMenu['subMenus'][number]
export type MenuDraft = Input<typeof api.modifyMenu>['body']

export const useMenus = () => useEndpoint(api.listMenus, {})
export const useCreateMenu = () => useCommand(api.createMenu, {})
export const useModifyMenu = () => useCommand(api.modifyMenu, {})
export const useRemoveMenu = () => useCommand(api.removeMenu, {})
export const useOrderMenus = () => useCommand(api.orderMenus, {})

const all = { query: { publishStatusCd: publishStatuses.published, page: 1, size: 9999 } } as const
/** The owner's own pages that a menu may link to. */
export const usePublishedPages = () => useEndpoint(listPublishedPages, all)
