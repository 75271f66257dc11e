import {
  challengeProgress,
  neededCount,
  scopeOf,
  type ChallengeState,
  type Scope,
} from 'contract/teaching/curriculum/challenges.rules'
import { classCommentWritten } from 'contract/community/posts/events'
import type { SentPicture } from 'contract/values/sent-images'
import type { RefusalName } from 'contract/http/refusals'
import type { AttendSeq, ClassCommentSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { recordAttended, openLesson, takeBack } from '../../learning/lessons/lessons.public.ts'
import { findSetting } from '../../teaching/courses/course-settings.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItem, type ItemRow } from '../../teaching/curriculum/curriculum.public.ts'
import {
  deleteComment,
  findDays,
  insertComment,
  insertPost,
  lockEnrolment,
  lockPost,
  updatePost,
} from './posts.queries.ts'
import { dropPictures, showPictures } from './post-images.service.ts'
import { settle } from './reports.service.ts'
import { enterTalk, lockSeen, type PostRef } from './post-access.service.ts'

/** Twenty in a row, then one every half minute. */
const PACE = { most: 20, everySeconds: 30 }
const keepPace = (ctx: MemberContext) => keepMemberPace(ctx, 'class-post', PACE)

interface PostInput {
  content: string
  pictures: SentPicture[]
  scope?: Scope | undefined
  isOpen: boolean
  curriculumSeq: CurriculumSeq | null
}
export async function writePost(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { curriculumSeq, ...post }: PostInput,
) {
  const written =
    curriculumSeq === null
      ? await writeFreely(ctx, courseSeq, post)
      : await writeForMission(ctx, { courseSeq, curriculumSeq }, post)
  if (post.isOpen) forgetPages(ctx)
  return written
}

/** Cached pages state whether visitors can read posts, which may have changed. docs/rules.md R-425. */
const forgetPages = ({ ports, channelSeq }: MemberContext) => ports.forgetPages(channelSeq, ['courses'])

async function writeFreely(ctx: MemberContext, courseSeq: CourseSeq, post: Omit<PostInput, 'curriculumSeq'>) {
  await enterTalk(ctx, courseSeq)
  await keepPace(ctx)
  const { pictures, content } = post
  const scope = scopeOf(post.scope, null)
  const free = { curriculumSeq: null, attendSeq: null, challengeDay: null }
  return ctx.transaction(async (tx) => {
    const isOpen = await isForVisitors(tx, courseSeq, { scope, isOpen: post.isOpen })
    const { userSeq } = ctx.user
    const written = await insertPost(tx, {
      ...free,
      content,
      scope,
      isOpen,
      courseSeq,
      userSeq,
      createdAt: ctx.now(),
    })
    await showPictures(ctx, tx, { ...written, pictures })
    return written
  })
}

/** True where the writer agreed, and the course shows posts to visitors. docs/rules.md R-397. */
async function isForVisitors(tx: ChannelTx, courseSeq: CourseSeq, post: { scope: Scope; isOpen: boolean }) {
  if (!post.isOpen || post.scope !== 'PUBLIC') return false
  return (await findSetting(tx, courseSeq)).coursePostOpenYn === 'Y'
}

type MissionRef = { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }

/** A post mission the caller may open. */
export async function openChallenge(ctx: MemberContext, missionRef: MissionRef) {
  const opened = await openLesson(ctx, missionRef)
  if (opened.item.missionType !== 'NEW_POST') throw refuse('NOT_FOUND')
  return opened
}

const refusals: Record<Exclude<ChallengeState, 'OPEN'>, RefusalName> = {
  EARLY: 'CHALLENGE_NOT_OPEN',
  DAY_FULL: 'CHALLENGE_DAY_FULL',
  FULL: 'CHALLENGE_FULL',
  ENDED: 'CHALLENGE_ENDED',
}
/**
 * Counts for the day whose window is open; the post that reaches the required number completes the mission. docs/rules.md R-351.
 */
async function writeForMission(
  ctx: MemberContext,
  missionRef: MissionRef,
  post: Omit<PostInput, 'curriculumSeq'>,
) {
  const { item, attendSeq } = await openChallenge(ctx, missionRef)
  if (attendSeq === null) throw refuse('NOT_ATTENDING')
  await keepPace(ctx)
  const scope = scopeOf(post.scope, item)
  const { userSeq } = ctx.user
  return ctx.transaction(async (tx) => {
    await lockEnrolment(tx, attendSeq)
    const now = ctx.now()
    const { curriculumSeq } = missionRef
    const days = await findDays(tx, { attendSeq, curriculumSeq })
    const { state, day } = challengeProgress(item, days, now)
    if (state !== 'OPEN') throw refuse(refusals[state])
    const counted = { attendSeq, challengeDay: day, createdAt: now, userSeq }
    const isOpen = await isForVisitors(tx, missionRef.courseSeq, { isOpen: post.isOpen, scope })
    const written = await insertPost(tx, { ...missionRef, ...counted, content: post.content, scope, isOpen })
    await showPictures(ctx, tx, { ...written, pictures: post.pictures })
    if (days.length + 1 >= neededCount(item)) await recordAttended(tx, { attendSeq, curriculumSeq, now })
    return written
  })
}

export async function removePost(ctx: MemberContext, postRef: PostRef) {
  const { isOpen } = await ctx.transaction(async (tx) => {
    const { post, isStaff, isMine } = await lockSeen(ctx, tx, postRef)
    if (!isStaff && !isMine) throw refuse('NOT_FOUND')
    await updatePost(tx, postRef.classPostSeq, { deletedAt: ctx.now() })
    await dropPictures(ctx, tx, postRef.classPostSeq)
    return post
  })
  if (isOpen) forgetPages(ctx)
  return null
}

export const pinPost = (ctx: MemberContext, postRef: PostRef, isPinned: boolean) =>
  ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, postRef.courseSeq, tx)
    if (!(await lockPost(tx, postRef))) throw refuse('NOT_FOUND')
    await updatePost(tx, postRef.classPostSeq, { pinnedAt: isPinned ? ctx.now() : null })
    return null
  })

/** A hidden post no longer counts, a restored one does again: the mission is updated. docs/rules.md R-353. */
export async function hidePost(ctx: MemberContext, postRef: PostRef, reason: string | null) {
  const { isOpen } = await ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, postRef.courseSeq, tx)
    const post = await lockPost(tx, postRef)
    if (!post) throw refuse('NOT_FOUND')
    await updatePost(tx, postRef.classPostSeq, {
      hiddenAt: reason === null ? null : ctx.now(),
      hiddenReason: reason,
      hiddenByUserSeq: reason === null ? null : ctx.user.userSeq,
    })
    ctx.audit.record({ after: { classPostSeq: postRef.classPostSeq, isHidden: reason !== null } })
    const reported = { classPostSeq: postRef.classPostSeq, classCommentSeq: null }
    if (reason !== null) await settle(ctx, tx, { reported, verdict: 'HIDDEN' })
    const { attendSeq, curriculumSeq } = post
    if (attendSeq === null || curriculumSeq === null) return post
    const item = await findItem(tx, { courseSeq: postRef.courseSeq, curriculumSeq })
    if (item) await recount(ctx, tx, { item, attendSeq })
    return post
  })
  if (isOpen) forgetPages(ctx)
  return null
}

async function recount(
  ctx: MemberContext,
  tx: ChannelTx,
  { item, attendSeq }: { item: ItemRow; attendSeq: AttendSeq },
) {
  const { curriculumSeq } = item
  const now = ctx.now()
  const days = await findDays(tx, { attendSeq, curriculumSeq })
  if (days.length >= neededCount(item)) await recordAttended(tx, { attendSeq, curriculumSeq, now })
  else await takeBack(tx, { attendSeqs: [attendSeq], curriculumSeq, now })
}

export async function comment(ctx: MemberContext, postRef: PostRef, content: string) {
  await keepPace(ctx)
  return ctx.transaction(async (tx) => {
    await lockSeen(ctx, tx, postRef)
    const { userSeq } = ctx.user
    const { classPostSeq } = postRef
    const { classCommentSeq } = await insertComment(tx, {
      classPostSeq,
      userSeq,
      content,
      createdAt: ctx.now(),
    })
    await emit(tx, classCommentWritten, { courseSeq: postRef.courseSeq, classPostSeq, classCommentSeq })
    return { classCommentSeq }
  })
}

export const removeComment = (
  ctx: MemberContext,
  commentRef: PostRef & { classCommentSeq: ClassCommentSeq },
) =>
  ctx.transaction(async (tx) => {
    const { isStaff } = await lockSeen(ctx, tx, commentRef)
    const whose = { userSeq: isStaff ? null : ctx.user.userSeq, deletedAt: ctx.now() }
    if (!(await deleteComment(tx, commentRef, whose))) throw refuse('NOT_FOUND')
    return null
  })
