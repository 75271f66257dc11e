import { laterBy } from 'contract/teaching/courses/copy.rules'
import { missionPointed } from 'contract/teaching/curriculum/events'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { copyShown } from '../../system/files/rich-texts.public.ts'
import { copyFileRows, copyLessonRow } from './copy-course.queries.ts'
import type { ItemRow } from './curriculum.public.ts'
import { updateItem } from './curriculum.queries.ts'
import { roomLike } from './chat-rooms.queries.ts'
import { copyLive } from './live-items.service.ts'

interface Load {
  to: CourseSeq
  items: ItemRow[]
  /** The weeks by which dated lessons move. */
  weeks: number
  /** The position of the first copy; omitted, all keep theirs. */
  sort?: number
  titleOf?: (item: ItemRow) => string
  /** Whether live lessons keep their links. A meeting room belongs to one course. */
  keepsMeetingLinks?: boolean
}

/** Copies lessons with all their settings. Videos are shared; learners' work stays with the original. */
export async function copyLessons(ctx: Context, tx: ChannelTx, { to, items: given, weeks, ...load }: Load) {
  const { sort, titleOf, keepsMeetingLinks = false } = load
  const copies: CurriculumSeq[] = []
  // A recording that staff have not published is in its own course alone.
  const items = given.filter(({ isHeld }) => !isHeld)
  for (const item of items) {
    const curriculumSeq = await copyLessonRow(tx, item.curriculumSeq, {
      course_seq: to,
      title: titleOf?.(item) ?? item.title,
      sort: sort === undefined ? item.sort : sort + copies.length,
      offline_start_at: laterBy(weeks, item.offlineStartAt)?.toISOString() ?? null,
      offline_end_at: laterBy(weeks, item.offlineEndAt)?.toISOString() ?? null,
      challenge_end_at: laterBy(weeks, item.missionChallengeEndAt)?.toISOString() ?? null,
      is_available: false,
      created_at: ctx.now().toISOString(),
      revision: 0,
      revised_at: null,
    })
    await copyFileRows(tx, item.curriculumSeq, curriculumSeq)
    await copyShown(tx, { place: 'LESSON', from: item.curriculumSeq, to: curriculumSeq })
    await copyLive(ctx, tx, {
      from: item.curriculumSeq,
      to: { curriculumSeq, courseSeq: to },
      weeks,
      keepsMeetingLinks,
    })
    copies.push(curriculumSeq)
  }
  await pointCopies(tx, { to, items, copies, now: ctx.now() })
  await openCopies(ctx, tx, { to, items, copies })
  return copies
}

/** A chat mission copied to another course refers to the room of the same name there; the room is created where there is none. */
async function openCopies(
  ctx: Context,
  tx: ChannelTx,
  { to, items, copies }: { to: CourseSeq; items: ItemRow[]; copies: CurriculumSeq[] },
) {
  for (const [at, { chatRoomSeq, chatRoomName, courseSeq }] of items.entries()) {
    const curriculumSeq = copies[at]
    if (chatRoomSeq === null || curriculumSeq === undefined || courseSeq === to) continue
    await updateItem(tx, curriculumSeq, {
      now: ctx.now(),
      chatRoomSeq:
        chatRoomName === null ? null : await roomLike(tx, { chatRoomSeq, to, createdAt: ctx.now() }),
    })
  }
}

/**
 * A copied mission waits for the copy of its target; where that was not copied, for the target itself, within its own course only.
 */
async function pointCopies(
  tx: ChannelTx,
  { to, items, copies, now }: { to: CourseSeq; items: ItemRow[]; copies: CurriculumSeq[]; now: Date },
) {
  const copyOf = new Map(items.map(({ curriculumSeq }, at) => [curriculumSeq, copies[at] ?? null]))
  for (const [at, { missionResourceId, courseSeq }] of items.entries()) {
    const curriculumSeq = copies[at]
    if (missionResourceId === null || curriculumSeq === undefined) continue
    const kept = courseSeq === to ? missionResourceId : null
    const missionResourceSeq = copyOf.get(missionResourceId) ?? kept
    await updateItem(tx, curriculumSeq, { missionResourceSeq, now })
    await emit(tx, missionPointed, { curriculumSeq })
  }
}
