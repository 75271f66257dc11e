import type { z } from 'zod'
import {
  BOARD_PART,
  MAX_BOARD_ELEMENTS,
  MAX_BOARD_PAGES,
  mayChange,
  mayDraw,
} from 'contract/learning/live-rooms/board.rules'
import type { Board, BoardDraft } from 'contract/learning/live-rooms/board.schemas'
import type { CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import type { LessonRef } from '../live/live.public.ts'
import {
  clearPage,
  countElements,
  deleteRemoved,
  findAuthors,
  findBoard,
  findDrawers,
  findElements,
  findIsDrawer,
  lockBoard,
  updateBoard,
  updateDrawers,
  upsertBoard,
  upsertElements,
} from './boards.queries.ts'
import { openAsHost, openInside, type OpenRoom } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { insertRoom } from './rooms.queries.ts'

/** Sixty in a row, then four a second: more than a page sends that collects what is drawn. docs/rules.md R-1217. */
const PACE = { most: 60, everySeconds: 0.25 }
/** So long it is said that something was removed: pages ask more often. */
const SAYS_REMOVED_MS = 600_000

/** What the state of the room says of it. */
export async function boardView(ctx: MemberContext, curriculumSeq: CurriculumSeq) {
  const board = await findBoard(ctx.db, curriculumSeq)
  return board ? { isOpen: board.isOpen } : null
}

/** Learners read it while it is open. docs/rules.md R-1215. */
export async function getBoard(
  ctx: MemberContext,
  lessonRef: LessonRef,
  after: number | undefined,
): Promise<z.output<typeof Board>> {
  const { curriculumSeq, isHost } = await openInside(ctx, lessonRef)
  const board = await findBoard(ctx.db, curriculumSeq)
  if (!board || (!isHost && !board.isOpen)) throw refuse('NOT_FOUND')
  const found = await findElements(ctx.db, curriculumSeq, after ?? null)
  const part = found.slice(0, BOARD_PART)
  const last = part.at(-1)?.version ?? after ?? 0
  const hasMore = found.length > part.length
  const { page, pageCount, isOpen, isForAll } = board
  const isAllowed = !isHost && (await findIsDrawer(ctx.db, curriculumSeq, ctx.user.userSeq))
  return {
    version: hasMore ? last : Math.max(last, board.version),
    hasMore,
    page,
    pageCount,
    isForAll,
    mayDraw: mayDraw({ isHost, isOpen, isForAll, isAllowed }),
    drawers: isHost ? await findDrawers(ctx.db, curriculumSeq) : [],
    list: part.map(({ elementId, page: of, position, shape, userSeq }) => ({
      elementId,
      page: of,
      position,
      shape,
      isMine: userSeq === ctx.user.userSeq,
    })),
  }
}

/** The last change of an element counts. docs/rules.md R-1216, R-1217. */
export async function draw(
  ctx: MemberContext,
  lessonRef: LessonRef,
  { changes }: z.output<typeof BoardDraft>,
) {
  const room = await openInside(ctx, lessonRef)
  await keepMemberPace(ctx, 'live-board', PACE)
  const { curriculumSeq } = room
  const version = await ctx.transaction(async (tx) => {
    const board = await requireDrawable(tx, ctx.user.userSeq, room)
    if (changes.some(({ page }) => page > board.pageCount)) throw refuse('NOT_FOUND')
    const last = new Map(changes.map((change) => [change.elementId.toLowerCase(), change] as const))
    const authors = await findAuthors(tx, curriculumSeq, [...last.keys()])
    const { isHost } = room
    if (!authors.every(({ userSeq }) => mayChange({ isHost, isOwn: userSeq === ctx.user.userSeq })))
      throw refuse('LIVE_BOARD_NOT_ALLOWED')
    const known = new Set(authors.map(({ elementId }) => elementId))
    const changed = [...last].filter(([elementId, { shape }]) => shape !== null || known.has(elementId))
    if (changed.length === 0) return board.version
    const added = changed.filter(([, { shape }]) => shape !== null).length
    await requireSpace(tx, room, { added, now: ctx.now() })
    await upsertElements(
      tx,
      changed.map(([elementId, { page, shape }], at) => ({
        curriculumSeq,
        elementId,
        page,
        shape: shape && { ...shape, text: shape.kind === 'TEXT' ? shape.text : '' },
        version: board.version + at + 1,
        userSeq: ctx.user.userSeq,
        updatedAt: ctx.now(),
      })),
    )
    const next = board.version + changed.length
    await updateBoard(tx, curriculumSeq, { version: next })
    return next
  })
  roomPublisher(ctx, curriculumSeq).board()
  return { version }
}

/** The board, locked until the transaction ends, for somebody who may draw on it now. */
async function requireDrawable(tx: ChannelTx, userSeq: UserSeq, { curriculumSeq, isHost }: OpenRoom) {
  const board = await lockBoard(tx, curriculumSeq)
  const isAllowed = !isHost && (await findIsDrawer(tx, curriculumSeq, userSeq))
  if (!board || !mayDraw({ ...board, isHost, isAllowed })) throw refuse('LIVE_BOARD_NOT_ALLOWED')
  return board
}

async function requireSpace(
  tx: ChannelTx,
  { curriculumSeq }: OpenRoom,
  { added, now }: { added: number; now: Date },
) {
  const { drawn, removed } = await countElements(tx, curriculumSeq)
  if (removed > MAX_BOARD_ELEMENTS)
    await deleteRemoved(tx, new Date(now.getTime() - SAYS_REMOVED_MS), curriculumSeq)
  if (added > 0 && drawn + added > MAX_BOARD_ELEMENTS) throw refuse('LIVE_BOARD_FULL')
}

/** docs/rules.md R-1215. */
export async function show(ctx: MemberContext, lessonRef: LessonRef, isOpen: boolean) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, ctx.now())
    await upsertBoard(tx, curriculumSeq, isOpen)
  })
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

export async function turnPage(ctx: MemberContext, lessonRef: LessonRef, page: number) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    const board = await lockBoard(tx, curriculumSeq)
    if (!board || page > Math.min(board.pageCount + 1, MAX_BOARD_PAGES)) throw refuse('NOT_FOUND')
    await updateBoard(tx, curriculumSeq, { page, pageCount: Math.max(board.pageCount, page) })
  })
  roomPublisher(ctx, curriculumSeq).board()
  return null
}

export async function clear(ctx: MemberContext, lessonRef: LessonRef, page: number) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    const board = await lockBoard(tx, curriculumSeq)
    if (!board) throw refuse('NOT_FOUND')
    const { version } = board
    const count = await clearPage(tx, { curriculumSeq, page, version, at: ctx.now() })
    await updateBoard(tx, curriculumSeq, { version: version + count })
  })
  roomPublisher(ctx, curriculumSeq).board()
  return null
}

interface Permission {
  userSeq: UserSeq | null
  isAllowed: boolean
}
/** Who allows all or no longer does so decides for those anew who were allowed before. docs/rules.md R-1216. */
export async function allow(ctx: MemberContext, lessonRef: LessonRef, { userSeq, isAllowed }: Permission) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    if (!(await lockBoard(tx, curriculumSeq))) throw refuse('NOT_FOUND')
    if (userSeq === null) {
      await updateBoard(tx, curriculumSeq, { isForAll: isAllowed })
      await updateDrawers(tx, { curriculumSeq, userSeq }, false)
    } else if (!(await updateDrawers(tx, { curriculumSeq, userSeq }, isAllowed))) throw refuse('NOT_FOUND')
  })
  roomPublisher(ctx, curriculumSeq).board()
  return null
}
