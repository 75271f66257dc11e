import * as promised from 'contract/community/chats/api'
import { implement } from '../../../platform/http/implement.ts'
import * as managing from './chat-rooms.service.ts'
import { findRooms } from './chats.queries.ts'
import * as service from './chats.service.ts'

export const chatRoutes = [
  implement(promised.listChatRooms, async ({ ctx, params: { courseSeq } }) => {
    const { isStaff } = await service.takePart(ctx, courseSeq)
    return { list: await findRooms(ctx.db, courseSeq, ctx.user.userSeq), isStaff }
  }),
  implement(promised.addChatRoom, ({ ctx, params, body }) => managing.addRoom(ctx, params.courseSeq, body)),
  implement(promised.changeChatRoom, ({ ctx, params, body }) => managing.changeRoom(ctx, params, body)),
  implement(promised.removeChatRoom, ({ ctx, params }) => managing.removeRoom(ctx, params)),
  implement(promised.orderChatRooms, ({ ctx, params, body }) =>
    managing.orderRooms(ctx, params.courseSeq, body.chatRoomSeqs),
  ),
  implement(promised.enterChatRoom, ({ ctx, params }) => service.enterRoom(ctx, params)),
  implement(promised.listChatMessages, ({ ctx, params, query }) => service.listMessages(ctx, params, query)),
  implement(promised.sendChatMessage, ({ ctx, params, body }) => service.send(ctx, params, body)),
  implement(promised.removeChatMessage, ({ ctx, params }) => service.removeOwn(ctx, params)),
  implement(promised.hideChatMessage, ({ ctx, params, body }) => service.hide(ctx, params, body.isHidden)),
  implement(promised.readChat, ({ ctx, params, body }) => service.noteRead(ctx, { ...params, ...body })),
]
