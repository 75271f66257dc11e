import { addChatRoom, enterChatRoom, sendChatMessage } from 'contract/community/chats/api'
import { commentClassPost, writeClassPost } from 'contract/community/posts/api'
import { reportClassPost } from 'contract/community/posts/reports.api'
import { answerQuestion, askQuestion } from 'contract/community/questions/api'
import type { FileSeq } from 'contract/values/ids'
import { noon } from '../world.ts'
import { MARK, type World } from './mark.ts'

/** What is said inside a class. */
export const addTalk = async (world: World) => ({
  ...(await addQuestion(world)),
  ...(await addClassPost(world)),
  ...(await addChat(world)),
})

/** A secret question that was answered. */
async function addQuestion({ owner, mina, place }: World) {
  const body = { content: MARK, isSecret: true }
  const { questionSeq } = await mina.call(askQuestion, { ...place, body })
  const { answerSeq } = await owner.call(answerQuestion, { ...place, questionSeq, body: { content: MARK } })
  return { questionSeq, answerSeq }
}
/** A post with a picture and a comment below, that was reported; and a picture behind the first of the class. */
async function addClassPost({ add, mina, owner, place, minaSeq }: World) {
  const body = { content: MARK }
  const { channelSeq, courseSeq } = place
  const picture = { channel_seq: channelSeq, course_seq: courseSeq, sort: 1, alt_text: MARK }
  const { file_seq } = await add.row<{ file_seq: FileSeq }>('files', {
    channel_seq: channelSeq,
    kind: 'post',
    storage_key: `${MARK}/post`,
    widths: [400],
    origin_file_name: MARK,
    content_type: 'image/webp',
    file_size: 10,
    uploaded_by_user_seq: minaSeq,
    created_at: noon,
  })
  const pictures = [{ fileSeq: file_seq, altText: MARK }]
  const { classPostSeq } = await mina.call(writeClassPost, { ...place, body: { ...body, pictures } })
  await add.row('course_pictures', { ...picture, file_seq })
  const report = { reason: 'OTHER' as const, description: MARK }
  await owner.call(reportClassPost, { ...place, classPostSeq, body: report })
  const { classCommentSeq } = await owner.call(commentClassPost, { ...place, classPostSeq, body })
  return { classPostSeq, classCommentSeq }
}
/** A room of the class, and what Mina said there. */
async function addChat({ owner, mina, place }: World) {
  const { chatRoomSeq } = await owner.call(addChatRoom, { ...place, body: { name: MARK } })
  await mina.call(enterChatRoom, { ...place, chatRoomSeq })
  const body = { clientKey: crypto.randomUUID(), content: MARK }
  const { chatMessageSeq } = await mina.call(sendChatMessage, { ...place, chatRoomSeq, body })
  return { chatRoomSeq, chatMessageSeq }
}
