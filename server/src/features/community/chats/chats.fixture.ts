import { addChatRoom, enterChatRoom, sendChatMessage } from 'contract/community/chats/api'
import { banFromChatRoom, createSiteChatRoom } from 'contract/community/chats/site-rooms.api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A room of the class, and what Mina said there. */
export const chatsFixture = fixture({
  async add({ owner, mina, minaSeq, channelSeq, courseRef }) {
    const { chatRoomSeq } = await owner.call(addChatRoom, { ...courseRef, body: { name: MARK } })
    await mina.call(enterChatRoom, { ...courseRef, chatRoomSeq })
    const body = { clientKey: crypto.randomUUID(), content: MARK }
    const { chatMessageSeq } = await mina.call(sendChatMessage, { ...courseRef, chatRoomSeq, body })
    const site = await owner.call(createSiteChatRoom, { channelSeq, body: { name: MARK } })
    await owner.call(banFromChatRoom, { channelSeq, ...site, body: { userSeq: minaSeq, isBanned: true } })
    return { chatRoomSeq, chatMessageSeq }
  },
})
