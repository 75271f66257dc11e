import { randomUUID } from 'node:crypto'
import type { ChatRoomSeq } from 'contract/values/ids'
import { addRoom } from 'server/src/features/community/chats/chat-rooms.service.ts'
import { createRoom } from 'server/src/features/community/chats/site-rooms.service.ts'
import { enterRoom, markRead, send } from 'server/src/features/community/chats/chats.service.ts'
import { comment, pinPost, writePost } from 'server/src/features/community/posts/posts.service.ts'
import { answer, ask } from 'server/src/features/community/questions/questions.service.ts'
import { known } from '../known.ts'
import type { Scene } from './acting.ts'
import type { ClassLife, DemoPost, DemoRoom } from './life.ts'
import { sendPhoto } from './sending.ts'

export async function writePosts(scene: Scene, posts: ClassLife['posts'] = []) {
  for (const post of posts) await writeOne(scene, post)
}
async function writeOne({ as, courseSeq, lessons }: Scene, post: DemoPost) {
  const { by, at, text: content, photo, mission, comments = [] } = post
  const ctx = as(by, at)
  const pictures = photo ? [{ fileSeq: await sendPhoto(ctx, photo.scene), altText: photo.shows }] : []
  const { classPostSeq } = await writePost(ctx, courseSeq, {
    content,
    pictures,
    scope: post.isPrivate ? 'PRIVATE' : 'PUBLIC',
    isOpen: post.isOpen ?? false,
    curriculumSeq: mission === undefined ? null : known(lessons, mission),
  })
  const postRef = { courseSeq, classPostSeq }
  if (post.isPinned) await pinPost(ctx, postRef, true)
  for (const said of comments) await comment(as(said.by, said.at), postRef, said.text)
}

export async function askQuestions(
  { as, courseSeq, lessons }: Scene,
  questions: ClassLife['questions'] = [],
) {
  for (const question of questions) {
    const { by, at, text: content, lesson, second: playSecond = null, isSecret = false } = question
    const curriculumSeq = lesson === undefined ? null : known(lessons, lesson)
    const questionInput = { content, isSecret, curriculumSeq, playSecond }
    const { questionSeq } = await ask(as(by, at), courseSeq, questionInput)
    const said = question.answer
    if (said) await answer(as(said.by, said.at), { courseSeq, questionSeq, content: said.text })
  }
}

export async function openRooms({ as, courseSeq }: Scene, rooms: ClassLife['rooms'] = []) {
  const opened = new Map<string, ChatRoomSeq>()
  for (const { by, at, name, writers } of rooms) {
    const { chatRoomSeq } = await addRoom(as(by, at), courseSeq, { name, writers, externalUrl: null })
    opened.set(name, chatRoomSeq)
  }
  return opened
}

/** A person who writes came in before, and has read the messages until then. */
export async function talkIn(
  { as, courseSeq }: Scene,
  rooms: ClassLife['rooms'] = [],
  opened: ReadonlyMap<string, ChatRoomSeq>,
) {
  for (const room of rooms) await talk({ as, courseSeq }, room, known(opened, room.name))
}
/** Rooms of the site itself, which need no class. */
export async function talkOnSite(as: Scene['as'], rooms: readonly DemoRoom[]) {
  for (const room of rooms) {
    const { by, at, name, writers } = room
    const { chatRoomSeq } = await createRoom(as(by, at), {
      name,
      writers,
      audience: 'MEMBERS',
      externalUrl: null,
    })
    await talk({ as, courseSeq: null }, room, chatRoomSeq)
  }
}
async function talk(
  { as, courseSeq }: Pick<Scene, 'as'> & { courseSeq: Scene['courseSeq'] | null },
  { said }: DemoRoom,
  chatRoomSeq: ChatRoomSeq,
) {
  const chatRoomRef = { courseSeq, chatRoomSeq }
  const inside = new Set<string>()
  for (const { by, at, text: content } of said) {
    const ctx = as(by, at)
    if (!inside.has(by)) await enterRoom(ctx, chatRoomRef)
    inside.add(by)
    const { chatMessageSeq } = await send(ctx, chatRoomRef, { clientKey: randomUUID(), content })
    await markRead(ctx, { ...chatRoomRef, chatMessageSeq })
  }
}
