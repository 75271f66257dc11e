import { coursePurged } from 'contract/teaching/courses/state.events'
import type { CourseNotMoved } from 'contract/teaching/courses/state.schemas'
import { isPossible, stateAfterTrash, type CourseState } from 'contract/teaching/courses/state.rules'
import { mainPageLists } from 'contract/site/sites/templates.rules'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { getTemplate } from '../../site/sites/sites.public.ts'
import { dropTexts } from '../../system/files/rich-texts.public.ts'
import { held, takeBack } from './course-review-request.service.ts'
import { isAmongFirst } from './course-order.queries.ts'
import { deletePicturesOf } from './course-images.queries.ts'
import { changeCourse } from './courses.queries.ts'
import { canRestore, restoreUntil } from './courses.rules.ts'
import { hasPeople } from './rounds.queries.ts'
import { areMixed } from './several-courses.queries.ts'
import { recordPurgedCourses } from './purged-courses.queries.ts'
import type { CourseRow } from './courses.public.ts'

type NotMoved = z.output<typeof CourseNotMoved>

/** Whether the main page shows this course, as the site lays it out. docs/rules.md R-1246. */
const isOnMainPage = async (ctx: MemberContext, tx: ChannelTx, courseSeq: CourseSeq) =>
  isAmongFirst(tx, courseSeq, mainPageLists[await getTemplate(ctx)])

/** Moves a course to the trash for seven days; refused while anybody is enrolled or the main page shows it. docs/rules.md R-395. */
export const trashCourse = (ctx: MemberContext, courseSeq: CourseSeq) =>
  ctx.transaction(async (tx) => {
    const course = await held(ctx, tx, courseSeq)
    if (!isPossible('TRASH', course.state)) return null
    if (await hasPeople(tx, courseSeq)) throw refuse('CLASS_HAS_LEARNERS')
    if (await isOnMainPage(ctx, tx, courseSeq)) throw refuse('CLASS_SHOWN_FIRST')
    ctx.audit.record({ before: { state: course.state }, after: { state: 'TRASHED' } })
    await moveToTrash(ctx, tx, course)
    return null
  })

async function moveToTrash(ctx: MemberContext, tx: ChannelTx, { courseSeq, state }: CourseRow) {
  const now = ctx.now()
  await takeBack(ctx, tx, courseSeq)
  await changeCourse(tx, courseSeq, {
    state: 'TRASHED',
    stateBeforeTrash: stateAfterTrash(state),
    autoPublishAt: null,
    trashedAt: now,
    restoreExpiresAt: restoreUntil(now),
    updatedAt: now,
  })
}

export const restoreCourse = (ctx: MemberContext, courseSeq: CourseSeq) =>
  ctx.transaction(async (tx) => {
    const course = await held(ctx, tx, courseSeq)
    if (!canRestore(course, ctx.now())) throw refuse('CLASS_STATE_CHANGED')
    const state = course.stateBeforeTrash ?? 'DRAFT'
    ctx.audit.record({ before: { state: 'TRASHED' }, after: { state } })
    await bringBack(ctx, tx, { courseSeq, state })
    return null
  })

const bringBack = (
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, state }: { courseSeq: CourseSeq; state: Exclude<CourseState, 'TRASHED' | 'PURGED'> },
) =>
  changeCourse(tx, courseSeq, {
    state,
    stateBeforeTrash: null,
    trashedAt: null,
    restoreExpiresAt: null,
    updatedAt: ctx.now(),
  })

/** Purges a course before its seven days are over. CLASS_NAME_WRONG unless its title was typed. */
export const purgeCourse = (ctx: MemberContext, courseSeq: CourseSeq, title: string) =>
  ctx.transaction(async (tx) => {
    const course = await held(ctx, tx, courseSeq)
    if (!isPossible('PURGE', course.state)) throw refuse('CLASS_STATE_CHANGED')
    if (title !== course.title.trim()) throw refuse('CLASS_NAME_WRONG')
    ctx.audit.record({ before: { state: 'TRASHED' }, after: { state: 'PURGED' } })
    await purge(ctx, tx, [course])
    return null
  })

/** Keeps only deletion records (docs/rules.md R-439); pictures are deleted a day later, unless something else uses them. */
export async function purge(
  ctx: Context,
  tx: ChannelTx,
  gone: Pick<CourseRow, 'courseSeq' | 'imageFileSeq'>[],
) {
  const now = ctx.now()
  const courseSeqs = gone.map(({ courseSeq }) => courseSeq)
  const behind = await deletePicturesOf(tx, courseSeqs)
  await replaceImages(tx, {
    before: [...gone.map(({ imageFileSeq }) => imageFileSeq), ...behind],
    after: [],
    now,
  })
  await dropTexts(tx, { place: 'COURSE', placeSeqs: courseSeqs, now })
  await recordPurgedCourses(tx, courseSeqs, now)
  for (const courseSeq of courseSeqs) await emit(tx, coursePurged, { courseSeq })
}

type Move = (tx: ChannelTx, course: CourseRow) => Promise<NotMoved['reason'] | null>
/**
 * Moves each course that can be moved, in one order to avoid deadlocks, and returns the reasons for the rest; unknown ones are
 * skipped.
 */
const moveSome = (ctx: MemberContext, courseSeqs: CourseSeq[], move: Move) =>
  ctx.transaction(async (tx) => {
    const moved: CourseSeq[] = []
    const titles: string[] = []
    const refused: NotMoved[] = []
    for (const courseSeq of [...new Set(courseSeqs)].toSorted((left, right) => left - right)) {
      const course = await heldIfThere(ctx, tx, courseSeq)
      if (!course) continue
      const { title } = course
      const reason = await move(tx, course)
      if (reason !== null) {
        refused.push({ courseSeq, title, reason })
        continue
      }
      moved.push(courseSeq)
      titles.push(title)
    }
    ctx.audit.record({ about: titles.join(', ').slice(0, 200), after: { moved: moved.length } })
    return { moved, refused }
  })

const heldIfThere = (ctx: MemberContext, tx: ChannelTx, courseSeq: CourseSeq) =>
  held(ctx, tx, courseSeq).catch((error: unknown) => {
    if (isRefusal(error, 'CLASS_NOT_FOUND')) return null
    throw error
  })

/** PACKAGES_APART where packages and classes are among them: nothing is moved. docs/rules.md R-769. */
export async function trashSome(ctx: MemberContext, courseSeqs: CourseSeq[]) {
  if (await areMixed(ctx.db, courseSeqs)) throw refuse('PACKAGES_APART')
  return moveSome(ctx, courseSeqs, async (tx, course) => {
    if (!isPossible('TRASH', course.state)) return 'STATE'
    if (await hasPeople(tx, course.courseSeq)) return 'ENROLLED'
    if (await isOnMainPage(ctx, tx, course.courseSeq)) return 'SHOWN_FIRST'
    await moveToTrash(ctx, tx, course)
    return null
  })
}

export const restoreSome = (ctx: MemberContext, courseSeqs: CourseSeq[]) =>
  moveSome(ctx, courseSeqs, async (tx, course) => {
    if (!canRestore(course, ctx.now())) return 'STATE'
    const { courseSeq, stateBeforeTrash } = course
    await bringBack(ctx, tx, { courseSeq, state: stateBeforeTrash ?? 'DRAFT' })
    return null
  })
