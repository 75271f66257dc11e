import { checkWriting } from 'contract/community/chats/chats.rules'
import type { ChatMessageSeq, ChatRoomSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { enter, finish } from '../../learning/lessons/lessons.public.ts'
import { findTitles, getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findMissionsIn } from '../../teaching/curriculum/curriculum.public.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import {
  findAfter,
  findByKey,
  findNewest,
  findRead,
  findRoom,
  insertMessage,
  insertRead,
  lockRoom,
  raiseRead,
  updateMessage,
  type RoomRow,
} from './chats.queries.ts'
import { messagesView } from './chats.views.ts'
import { admitToSiteRoom } from './site-room-access.service.ts'

export interface RoomRef {
  /** Null for a room of the whole site. */
  courseSeq: CourseSeq | null
  chatRoomSeq: ChatRoomSeq
}
type MessageRef = RoomRef & { chatMessageSeq: ChatMessageSeq }

/** Twenty in a row, then one every two seconds. */
const PACE = { most: 20, everySeconds: 2 }
/** Entering loads the whole course, so it is limited more strictly. */
const ENTERING = { most: 60, everySeconds: 2 }

const lineOf = (chatRoomSeq: ChatRoomSeq) => `chat:${chatRoomSeq}`

/** Admits learners and staff of this course only; NOT_ATTENDING also ends the room's messages to the caller's sockets. */
export async function takePart(ctx: MemberContext, courseSeq: CourseSeq, chatRoomSeq?: ChatRoomSeq) {
  const { isManager, grant } = await getReadableCourseSummary(ctx, courseSeq)
  if (isManager || grant) return { isStaff: isManager, attendSeq: grant?.attendSeq ?? null }
  if (chatRoomSeq !== undefined) endPart(ctx, { chatRoomSeq, userSeq: ctx.user.userSeq })
  throw refuse('NOT_ATTENDING')
}

/** Ends what the open connections of a member receive of a room. */
export const endPart = (
  { ports, channelSeq }: Pick<MemberContext, 'ports' | 'channelSeq'>,
  { chatRoomSeq, userSeq }: { chatRoomSeq: ChatRoomSeq; userSeq: UserSeq },
) => publisherOf(ports.bus).leave(channelSeq, userSeq, lineOf(chatRoomSeq))

/** Admits those whom the course or the site lets into the room; the others receive nothing of it any more. */
async function partIn(ctx: MemberContext, { courseSeq, chatRoomSeq }: RoomRef) {
  if (courseSeq !== null) return takePart(ctx, courseSeq, chatRoomSeq)
  try {
    return await admitToSiteRoom(ctx, chatRoomSeq)
  } catch (error) {
    endPart(ctx, { chatRoomSeq, userSeq: ctx.user.userSeq })
    throw error
  }
}

async function openRoom(ctx: MemberContext, roomRef: RoomRef) {
  const part = await partIn(ctx, roomRef)
  const room = await findRoom(ctx.db, roomRef)
  if (!room) throw refuse('NOT_FOUND')
  return { ...part, room }
}

const faceOf = ({ chatRoomSeq, name, writers, closedAt, externalUrl }: RoomRow) => ({
  chatRoomSeq,
  name,
  writers,
  externalUrl,
  isClosed: closedAt !== null,
})

/** Notifies the sockets of a room that there is something to fetch. */
export const publishToRoom = (
  { ports, channelSeq }: Pick<MemberContext, 'ports' | 'channelSeq'>,
  chatRoomSeq: ChatRoomSeq,
  chatMessageSeq: ChatMessageSeq | null,
) =>
  publisherOf(ports.bus).line(channelSeq, lineOf(chatRoomSeq), { cmd: 'chat', chatRoomSeq, chatMessageSeq })

/** Entering completes the missions that wait for it. docs/rules.md R-387. */
export async function enterRoom(ctx: MemberContext, roomRef: RoomRef) {
  const { room, isStaff, attendSeq } = await openRoom(ctx, roomRef)
  await keepMemberPace(ctx, 'chat-enter', ENTERING)
  const { chatRoomSeq } = roomRef
  const { userSeq } = ctx.user
  publisherOf(ctx.ports.bus).join(ctx.channelSeq, userSeq, lineOf(chatRoomSeq))
  const read = await findRead(ctx.db, { chatRoomSeq, userSeq })
  const { courseSeq } = roomRef
  const missions =
    attendSeq === null || courseSeq === null ? [] : await openMissions(ctx, { courseSeq, chatRoomSeq })
  if (!read || missions.length > 0)
    await ctx.transaction(async (tx) => {
      const now = ctx.now()
      await insertRead(tx, { chatRoomSeq, userSeq, enteredAt: now })
      const attendSeqs = attendSeq === null ? [] : [attendSeq]
      for (const { curriculumSeq } of missions) await finish(tx, { attendSeqs, curriculumSeq, now })
    })
  const face = faceOf(room)
  const [course] = courseSeq === null ? [] : await findTitles(ctx.db, [courseSeq])
  return {
    ...face,
    courseTitle: course?.title ?? '',
    isStaff,
    mayWrite: checkWriting(face, { isStaff }) === null,
    readUpTo: read?.readUpTo ?? null,
    completed: missions.map(({ title }) => title),
  }
}

/** Missions that wait for this room, are open to the caller and not completed. */
async function openMissions(
  ctx: MemberContext,
  { courseSeq, chatRoomSeq }: { courseSeq: CourseSeq; chatRoomSeq: ChatRoomSeq },
) {
  if ((await findMissionsIn(ctx.db, chatRoomSeq)).length === 0) return []
  const { lessons, refusalFor, view } = await enter(ctx, courseSeq)
  return lessons.filter(
    (lesson) =>
      lesson.chatRoomSeq === chatRoomSeq &&
      refusalFor(lesson) === null &&
      view(lesson).progressState !== 'DONE',
  )
}

interface MessageQuery {
  before?: number | undefined
  after?: ChatMessageSeq | undefined
  limit: number
}
export async function listMessages(
  ctx: MemberContext,
  roomRef: RoomRef,
  { after, before, limit }: MessageQuery,
) {
  const { isStaff } = await openRoom(ctx, roomRef)
  const more = limit + 1
  const found =
    after === undefined
      ? await findNewest(ctx.db, roomRef.chatRoomSeq, { before, limit: more })
      : await findAfter(ctx.db, roomRef.chatRoomSeq, { after, limit: more })
  const shown = found.slice(0, limit)
  const inOrder = after === undefined ? shown.toReversed() : shown
  return { list: await messagesView(ctx, inOrder, { isStaff }), hasMore: found.length > limit }
}

interface MessageInput {
  clientKey: string
  content: string
}
export async function send(ctx: MemberContext, roomRef: RoomRef, written: MessageInput) {
  const { isStaff } = await partIn(ctx, roomRef)
  await keepMemberPace(ctx, 'chat-message', PACE)
  const { chatRoomSeq } = roomRef
  const { userSeq } = ctx.user
  const { message, isNew } = await ctx.transaction(async (tx) => {
    const room = await lockRoom(tx, roomRef)
    if (!room) throw refuse('NOT_FOUND')
    const said = { ...written, chatRoomSeq, userSeq, isStaff }
    const refusal = checkWriting(faceOf(room), { isStaff })
    if (refusal) throw refuse(refusal)
    const added = await insertMessage(tx, { ...said, createdAt: ctx.now() })
    return { message: await findByKey(tx, said), isNew: added !== undefined }
  })
  if (isNew) publishToRoom(ctx, chatRoomSeq, message.chatMessageSeq)
  const [view] = await messagesView(ctx, [message], { isStaff })
  if (!view) throw new Error('a message without a view')
  return view
}

/** Removes the text of a message and keeps its position. docs/rules.md R-385. */
export async function removeOwn(ctx: MemberContext, { chatMessageSeq, ...roomRef }: MessageRef) {
  await openRoom(ctx, roomRef)
  const whose = { chatMessageSeq, chatRoomSeq: roomRef.chatRoomSeq, userSeq: ctx.user.userSeq }
  const isDone = await ctx.transaction((tx) =>
    updateMessage(tx, whose, { content: '', removedAt: ctx.now() }),
  )
  if (!isDone) throw refuse('NOT_FOUND')
  publishToRoom(ctx, roomRef.chatRoomSeq, chatMessageSeq)
  return null
}

export async function hide(
  ctx: MemberContext,
  { chatMessageSeq, ...roomRef }: MessageRef,
  isHidden: boolean,
) {
  // Of a room of the site the permission is enough.
  if (roomRef.courseSeq !== null) await getManagedCourse(ctx, roomRef.courseSeq)
  if (!(await findRoom(ctx.db, roomRef))) throw refuse('NOT_FOUND')
  const whose = { chatMessageSeq, chatRoomSeq: roomRef.chatRoomSeq, userSeq: null }
  const isDone = await ctx.transaction((tx) =>
    updateMessage(tx, whose, {
      hiddenAt: isHidden ? ctx.now() : null,
      hiddenByUserSeq: isHidden ? ctx.user.userSeq : null,
    }),
  )
  if (!isDone) throw refuse('NOT_FOUND')
  ctx.audit.record({ after: { chatMessageSeq, isHidden } })
  publishToRoom(ctx, roomRef.chatRoomSeq, chatMessageSeq)
  return null
}

export async function markRead(ctx: MemberContext, { chatMessageSeq, ...roomRef }: MessageRef) {
  await openRoom(ctx, roomRef)
  const reader = { chatRoomSeq: roomRef.chatRoomSeq, userSeq: ctx.user.userSeq }
  await ctx.transaction((tx) => raiseRead(tx, reader, { chatMessageSeq, now: ctx.now() }))
  return null
}
