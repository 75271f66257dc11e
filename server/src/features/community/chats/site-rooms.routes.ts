import * as api from 'contract/community/chats/site-rooms.api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './chats.service.ts'
import { roomsFor } from './site-room-access.service.ts'
import * as managing from './site-rooms.service.ts'

const ofSite = { courseSeq: null } as const

export const siteRoomRoutes = [
  implement(api.listSiteChatRooms, ({ ctx }) => roomsFor(ctx)),
  implement(api.enterSiteChatRoom, ({ ctx, params }) => service.enterRoom(ctx, { ...params, ...ofSite })),
  implement(api.listSiteChatMessages, ({ ctx, params, query }) =>
    service.listMessages(ctx, { ...params, ...ofSite }, query),
  ),
  implement(api.sendSiteChatMessage, ({ ctx, params, body }) =>
    service.send(ctx, { ...params, ...ofSite }, body),
  ),
  implement(api.removeSiteChatMessage, ({ ctx, params }) => service.removeOwn(ctx, { ...params, ...ofSite })),
  implement(api.readSiteChat, ({ ctx, params, body }) =>
    service.markRead(ctx, { ...params, ...ofSite, ...body }),
  ),
  implement(api.hideSiteChatMessage, ({ ctx, params, body }) =>
    service.hide(ctx, { ...params, ...ofSite }, body.isHidden),
  ),
  implement(api.listManagedChatRooms, ({ ctx, query }) => managing.listManaged(ctx, query.q)),
  implement(api.getManagedChatRoom, ({ ctx, params }) => managing.getManaged(ctx, params.chatRoomSeq)),
  implement(api.createSiteChatRoom, ({ ctx, body }) => managing.createRoom(ctx, body)),
  implement(api.changeSiteChatRoom, ({ ctx, params, body }) =>
    managing.changeRoom(ctx, params.chatRoomSeq, body),
  ),
  implement(api.removeSiteChatRoom, ({ ctx, params }) => managing.removeRoom(ctx, params.chatRoomSeq)),
  implement(api.orderSiteChatRooms, ({ ctx, body }) => managing.orderRooms(ctx, body.chatRoomSeqs)),
  implement(api.banFromChatRoom, ({ ctx, params, body }) =>
    managing.ban(ctx, { chatRoomSeq: params.chatRoomSeq, ...body }),
  ),
]
