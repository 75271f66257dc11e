import type { z } from 'zod'
import { messageFileKinds } from 'contract/learning/live-rooms/live-rooms.rules'
import type { MessageDraft, RoomMessage } from 'contract/learning/live-rooms/schemas'
import type { LiveMessageSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findFaces } from '../../people/members/members.public.ts'
import type { LessonRef } from '../live/live.public.ts'
import { findShownVariants, replaceImages, requireSent } from '../../system/files/files.public.ts'
import {
  findByKey,
  findMessages,
  insertMessage,
  lockMessage,
  removeMessage,
  type MessageRow,
} from './messages.queries.ts'
import { findMembers, findWhereabouts } from './groups.queries.ts'
import { openInside } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { lockRoomRow, lowerHands, raiseHand } from './rooms.queries.ts'

/** Twenty in a row, then one every two seconds. */
const PACE = { most: 20, everySeconds: 2 }
export const keepPace = (ctx: MemberContext) => keepMemberPace(ctx, 'live-room-talk', PACE)

export async function setHand(ctx: MemberContext, lessonRef: LessonRef, isRaised: boolean) {
  const { curriculumSeq } = await openInside(ctx, lessonRef)
  await keepPace(ctx)
  const person = { curriculumSeq, userSeq: ctx.user.userSeq }
  await ctx.transaction(async (tx) => {
    if (isRaised) await raiseHand(tx, person, ctx.now())
    else await lowerHands(tx, person)
  })
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

export async function react(ctx: MemberContext, lessonRef: LessonRef, reaction: number) {
  const { curriculumSeq } = await openInside(ctx, lessonRef)
  await keepPace(ctx)
  roomPublisher(ctx, curriculumSeq).react(ctx.user.userSeq, reaction)
  return null
}

export async function listMessages(ctx: MemberContext, lessonRef: LessonRef, after?: LiveMessageSeq) {
  const { curriculumSeq, isHost } = await openInside(ctx, lessonRef)
  const found = await findMessages(ctx.db, curriculumSeq, { userSeq: ctx.user.userSeq, isHost, after })
  return { list: await messagesView(ctx, found) }
}

export async function sendMessage(
  ctx: MemberContext,
  lessonRef: LessonRef,
  draft: z.output<typeof MessageDraft>,
) {
  const { curriculumSeq, isHost } = await openInside(ctx, lessonRef)
  await keepPace(ctx)
  const { userSeq } = ctx.user
  const isAnnouncement = isHost && draft.isAnnouncement
  const isForHosts = draft.isForHosts && !isAnnouncement
  const where = await findWhereabouts(ctx.db, { curriculumSeq, userSeq }, ctx.now())
  const liveGroupSeq = isAnnouncement ? null : where.liveGroupSeq
  const { message, isNew } = await ctx.transaction(async (tx) => {
    // A higher number was sent later, and no reader sees it before the lower ones.
    await lockRoomRow(tx, curriculumSeq)
    const { file, ...words } = draft
    const fileSeq = file?.fileSeq ?? null
    const kind = { isHost, isForHosts, isAnnouncement, liveGroupSeq }
    const sent = { curriculumSeq, userSeq, ...words, ...kind, fileSeq, createdAt: ctx.now() }
    const added = await insertMessage(tx, sent)
    if (added && file) {
      await requireSent(tx, { fileSeqs: [file.fileSeq], kind: file.kind, userSeq })
      await replaceImages(tx, { before: [], after: [file.fileSeq], now: ctx.now(), kinds: messageFileKinds })
    }
    return { message: await findByKey(tx, sent), isNew: added !== undefined }
  })
  if (isNew) await announce(ctx, lessonRef, message)
  const [view] = await messagesView(ctx, [message])
  if (!view) throw new Error('a message without a view')
  return view
}

type Announced = Pick<MessageRow, 'liveMessageSeq' | 'isForHosts' | 'liveGroupSeq' | 'userSeq'>
/**
 * A question to the hosts reaches their pages and those of its writer alone, a message of a group those of its people.
 * docs/rules.md.
 */
async function announce(ctx: MemberContext, { itemSeq }: LessonRef, message: Announced) {
  const publisher = roomPublisher(ctx, itemSeq)
  const { liveMessageSeq, isForHosts, liveGroupSeq, userSeq } = message
  if (isForHosts) {
    publisher.toHosts(liveMessageSeq)
    publisher.toPerson(userSeq, liveMessageSeq)
  } else if (liveGroupSeq !== null) {
    for (const one of await findMembers(ctx.db, liveGroupSeq)) publisher.toPerson(one, liveMessageSeq)
  } else publisher.toAll(liveMessageSeq)
}

/** Removes the words and the file of a message, and keeps its position. */
export async function remove(ctx: MemberContext, lessonRef: LessonRef, liveMessageSeq: LiveMessageSeq) {
  const { curriculumSeq, isHost } = await openInside(ctx, lessonRef)
  const userSeq = isHost ? null : ctx.user.userSeq
  const removed = await ctx.transaction(async (tx) => {
    const message = await lockMessage(tx, { curriculumSeq, liveMessageSeq, userSeq })
    if (!message) return null
    await removeMessage(tx, liveMessageSeq, ctx.now())
    await replaceImages(tx, { before: [message.fileSeq], after: [], now: ctx.now() })
    return message
  })
  if (!removed) throw refuse('NOT_FOUND')
  await announce(ctx, lessonRef, { liveMessageSeq, ...removed })
  return null
}

export async function messagesView(
  ctx: MemberContext,
  found: MessageRow[],
): Promise<z.output<typeof RoomMessage>[]> {
  const faces = await findFaces(ctx, [...new Set(found.map(({ userSeq }) => userSeq))])
  const pictures = await findShownVariants(
    ctx,
    found.flatMap(({ fileSeq }) => fileSeq ?? []),
  )
  return found.map((row) => ({
    liveMessageSeq: row.liveMessageSeq,
    isHost: row.isHost,
    isForHosts: row.isForHosts,
    isAnnouncement: row.isAnnouncement,
    group:
      row.liveGroupSeq === null || row.groupNumber === null
        ? null
        : { liveGroupSeq: row.liveGroupSeq, number: row.groupNumber },
    content: row.content,
    createdAt: row.createdAt,
    writerSeq: row.userSeq,
    writerName: shownName(row.writerName, ctx.language),
    writerImageUrl: faces.get(row.userSeq) ?? null,
    isMine: row.userSeq === ctx.user.userSeq,
    isRemoved: row.removedAt !== null,
    file: fileOf(row, row.fileSeq === null ? [] : (pictures.get(row.fileSeq) ?? [])),
  }))
}

const THUMB_WIDTH = 480
function fileOf({ originFileName, contentType, fileSize }: MessageRow, variants: PictureVariant[]) {
  if (originFileName === null || contentType === null || fileSize === null) return null
  const widest = variants.at(-1)
  const thumb = variants.find(({ width }) => width >= THUMB_WIDTH) ?? widest
  const picture = widest && thumb ? { thumbUrl: thumb.url, url: widest.url } : null
  return { originFileName, contentType, fileSize, picture }
}
interface PictureVariant {
  width: number
  url: string
}
