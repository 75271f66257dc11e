import { addChatRoom, enterChatRoom, sendChatMessage } from 'contract/community/chats/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A room of the class, and what Mina said there. */
export const chatsFixture = fixture({
  async add({ owner, mina, courseRef }) {
    const { chatRoomSeq } = await owner.call(addChatRoom, { ...courseRef, body: { name: MARK } })
    await mina.call(enterChatRoom, { ...courseRef, chatRoomSeq })
    const body = { clientKey: crypto.randomUUID(), content: MARK }
    const { chatMessageSeq } = await mina.call(sendChatMessage, { ...courseRef, chatRoomSeq, body })
    return { chatRoomSeq, chatMessageSeq }
  },
})
