import {
  isWorking,
  reachesEveryClass,
  type ClassStaffType,
} from 'contract/people/class-roles/class-roles.rules'
import { classStaffChanged } from 'contract/people/class-roles/events'
import { pathWords } from 'contract/http/path-params'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { FindClassRoles } from '../../../platform/auth/class-roles.ts'
import type { MemberContext, User } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  findClassPost,
  findPostsOf,
  findPostsOfVideo,
  findStaffOf,
  upsertPost,
} from './class-roles.queries.ts'

export { findWorkers } from './class-roles.queries.ts'

export {
  deletePost,
  deletePostsOf as endPosts,
  findStaffOf,
  updateSort as orderStaff,
} from './class-roles.queries.ts'

const MAX_POSTS = 200
/**
 * The courses where the caller has a class role, beside those that their site role covers. None while they lack the second factor
 * that the site requires.
 */
export const findPosts = async ({ db, user }: MemberContext) =>
  user.pendingMfa ? [] : classRolesOf(db, user)

/** The same without regard to a missing second factor. */
export async function classRolesOf(
  db: ChannelDb,
  { userSeq, isMember, role, permissions }: Pick<User, 'userSeq' | 'isMember' | 'role' | 'permissions'>,
) {
  if (!isMember || reachesEveryClass({ role, keys: permissions })) return []
  const posts = await findPostsOf(db, userSeq, MAX_POSTS)
  return posts.filter((post) => isWorking(post, role) && !(post.userTypeCd === 'TCH' && role !== null))
}

const ofClass = z.object({ courseSeq: pathWords.courseSeq })
const ofVideo = z.object({ uploadVodSeq: pathWords.uploadVodSeq })
/** docs/rules.md R-288. */
export const findClassRoles: FindClassRoles = async ({ db, user }, scope, params) => {
  const { userSeq } = user
  if (scope === 'any-class') return classRolesOf(db, user)
  if (scope === 'video') return findPostsOfVideo(db, ofVideo.parse(params).uploadVodSeq, userSeq)
  const post = await findClassPost(db, ofClass.parse(params).courseSeq, userSeq)
  return post ? [post] : []
}

/** docs/rules.md R-290. */
const MAX_NAMED = 50

interface Naming {
  courseSeq: CourseSeq
  userSeq: UserSeq
  userTypeCd: ClassStaffType
  isInvited: boolean
  by: UserSeq
  at: Date
}
/** Adds a class role in a course that the caller holds locked. CLASS_STAFF_FULL. */
export async function nameInClass(tx: ChannelTx, { by, at, ...post }: Naming) {
  const staff = await findStaffOf(tx, [post.courseSeq])
  const known = staff.find(({ userSeq }) => userSeq === post.userSeq)
  if (!known && staff.length >= MAX_NAMED) throw refuse('CLASS_STAFF_FULL')
  const last = staff.at(-1)?.sort ?? -1
  const stays = known?.userTypeCd === post.userTypeCd
  await upsertPost(tx, { ...post, sort: stays ? known.sort : last + 1, addedAt: at })
  await publishChange(tx, { ...post, by, at })
}

/** Notifies the person of their new class role after the commit; null for none. */
export const publishChange = (
  tx: ChannelTx,
  { by, at, ...post }: Omit<Naming, 'isInvited' | 'userTypeCd'> & { userTypeCd: ClassStaffType | null },
) =>
  emit(tx, classStaffChanged, {
    userSeq: post.userSeq,
    courseSeq: post.courseSeq,
    userTypeCd: post.userTypeCd,
    byUserSeq: by,
    at,
  })
