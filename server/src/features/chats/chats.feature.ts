import * as promised from 'contract/community/chats/api'
import { memberErased } from 'contract/people/members/events'
import { feature } from '../../platform/feature.ts'
import { implement } from '../../platform/http/implement.ts'
import { on } from '../../platform/jobs/tasks.ts'
import { emptyWritten, findRooms } from './chats.queries.ts'
import * as service from './chats.service.ts'
import * as managing from './managing.ts'

const routes = [
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

const forgetMessages = on('chats.forgetMessages', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => emptyWritten(tx, userSeq, ctx.now())),
)

export const chats = feature({
  routes,
  listeners: [forgetMessages],
  userColumns: {
    chat_messages: ['user_seq', 'hidden_by_user_seq'],
    chat_reads: ['user_seq'],
  },
})
