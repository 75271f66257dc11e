import * as api from 'contract/community/chats/api'
import { implement } from '../../../platform/http/implement.ts'
import * as managing from './chat-rooms.service.ts'
import { findRooms } from './chats.queries.ts'
import * as service from './chats.service.ts'

export const chatRoutes = [
  implement(api.listChatRooms, async ({ ctx, params: { courseSeq } }) => {
    const { isStaff } = await service.takePart(ctx, courseSeq)
    return { list: await findRooms(ctx.db, courseSeq, ctx.user.userSeq), isStaff }
  }),
  implement(api.addChatRoom, ({ ctx, params, body }) => managing.addRoom(ctx, params.courseSeq, body)),
  implement(api.changeChatRoom, ({ ctx, params, body }) => managing.changeRoom(ctx, params, body)),
  implement(api.removeChatRoom, ({ ctx, params }) => managing.removeRoom(ctx, params)),
  implement(api.orderChatRooms, ({ ctx, params, body }) =>
    managing.orderRooms(ctx, params.courseSeq, body.chatRoomSeqs),
  ),
  implement(api.enterChatRoom, ({ ctx, params }) => service.enterRoom(ctx, params)),
  implement(api.listChatMessages, ({ ctx, params, query }) => service.listMessages(ctx, params, query)),
  implement(api.sendChatMessage, ({ ctx, params, body }) => service.send(ctx, params, body)),
  implement(api.removeChatMessage, ({ ctx, params }) => service.removeOwn(ctx, params)),
  implement(api.hideChatMessage, ({ ctx, params, body }) => service.hide(ctx, params, body.isHidden)),
  implement(api.readChat, ({ ctx, params, body }) => service.markRead(ctx, { ...params, ...body })),
]
