import * as api from 'contract/community/chats/site-rooms.api'
import type { Output } from 'contract/http/endpoint'
import type { ChatRoomSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type ManagedRoom = Output<typeof api.listManagedChatRooms>['list'][number]
export type ManagedRoomDetail = Output<typeof api.getManagedChatRoom>

export const useManagedRooms = (q: string) =>
  useEndpoint(api.listManagedChatRooms, { query: { ...(q && { q }) } }, { keep: true })
export const useManagedRoom = (chatRoomSeq: ChatRoomSeq) =>
  useEndpoint(api.getManagedChatRoom, { chatRoomSeq })
export const useCreateSiteRoom = () => useCommand(api.createSiteChatRoom, {})
export const useChangeSiteRoom = () => useCommand(api.changeSiteChatRoom, {})
export const useRemoveSiteRoom = () => useCommand(api.removeSiteChatRoom, {})
export const useOrderSiteRooms = () => useCommand(api.orderSiteChatRooms, {})
export const useBan = () => useCommand(api.banFromChatRoom, {})
