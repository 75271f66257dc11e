import { courseLiked } from 'contract/community/likes/events'
import { MAX_BOOKMARKS } from 'contract/community/likes/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { memberErased, memberLeft } from 'contract/people/members/events'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit, on } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getShownCourse, moveLikeCount } from '../../teaching/courses/courses.public.ts'
import { findShownCards } from '../../teaching/courses/course-cards.public.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { deleteDoubleLikes } from './merge-accounts.queries.ts'
import * as queries from './likes.queries.ts'

interface Page {
  page: number
  size: number
}
const PICTURE_WIDTH = 320

export const like = (ctx: MemberContext, courseSeq: CourseSeq) =>
  ctx.transaction(async (tx) => {
    await getShownCourse(tx, courseSeq)
    const { userSeq } = ctx.user
    const likedAt = ctx.now()
    const isNew = await queries.insertLike(tx, { courseSeq, userSeq, likedAt })
    if (isNew) {
      await moveLikeCount(tx, [courseSeq], 1)
      await emit(tx, courseLiked, { courseSeq, userSeq, at: likedAt })
    }
    const found = await queries.findLike(tx, courseSeq, userSeq)
    return { likeCount: found?.likeCount ?? 0, likeAt: found?.likedAt ?? ctx.now() }
  })

export const unlike = (ctx: MemberContext, courseSeq: CourseSeq) =>
  ctx.transaction(async (tx) => {
    const { userSeq } = ctx.user
    const gone = await queries.deleteLike(tx, courseSeq, userSeq)
    if (gone.length > 0) await moveLikeCount(tx, [courseSeq], -1)
    const found = await queries.findLike(tx, courseSeq, userSeq)
    if (!found) throw refuse('CLASS_NOT_FOUND')
    return { likeCount: found.likeCount }
  })

export async function listBookmarks({ db, user }: MemberContext) {
  const likes = await queries.findLikesOf(db, user.userSeq, { page: 1, size: MAX_BOOKMARKS })
  return { list: likes.map(({ likedAt: likeAt, ...rest }) => ({ ...rest, likeAt })) }
}

export async function listMyLikes(ctx: MemberContext, page: Page) {
  const { userSeq } = ctx.user
  const likes = await queries.findLikesOf(ctx.db, userSeq, page)
  const courseSeqs = likes.map(({ courseSeq }) => courseSeq)
  return {
    list: await findShownCards(ctx, courseSeqs),
    total: await queries.countLikesOf(ctx.db, userSeq),
  }
}

export async function listClassLikes({ db, channelSeq }: Context, page: Page) {
  const rows = await queries.findLiked(db, page)
  return {
    list: rows.map(({ imageFileSeq, ...row }) => ({
      ...row,
      imageUrl: imageFileSeq === null ? null : fileUrl(channelSeq, imageFileSeq, PICTURE_WIDTH),
    })),
    total: await queries.countLiked(db),
  }
}

export async function listLikers(ctx: MemberContext, courseSeq: CourseSeq, page: Page) {
  const found = await queries.findLike(ctx.db, courseSeq, ctx.user.userSeq)
  if (!found) throw refuse('NOT_FOUND')
  const likers = await queries.findLikers(ctx.db, courseSeq, page)
  const names = await findNames(
    ctx,
    likers.map(({ userSeq }) => userSeq),
  )
  return {
    list: likers.map(({ userSeq, likedAt: likeAt }) => ({ userSeq, likeAt, name: names.get(userSeq) ?? '' })),
    total: found.likeCount,
  }
}

const forget = (ctx: Context, userSeq: MemberContext['user']['userSeq']) =>
  ctx.transaction(async (tx) => {
    const gone = await queries.deleteLikesOf(tx, userSeq)
    await moveLikeCount(
      tx,
      gone.map(({ courseSeq }) => courseSeq),
      -1,
    )
  })
/** The likes of a member who leaves are removed. */
export const forgetLikes = [
  on('likes.forgetLeft', memberLeft, (ctx, { userSeq }) => forget(ctx, userSeq)),
  on('likes.forgetErased', memberErased, (ctx, { userSeq }) => forget(ctx, userSeq)),
]

/** A course that both accounts liked counts one like less. */
export async function mergeLikes(tx: ChannelTx, accounts: MergedAccounts) {
  await moveLikeCount(tx, await deleteDoubleLikes(tx, accounts), -1)
}
