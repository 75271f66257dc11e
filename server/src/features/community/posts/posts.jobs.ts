import { alarmTypes, postTypes } from 'contract/values/type-codes'
import { classCommentWritten } from 'contract/community/posts/events'
import { classPostReported } from 'contract/community/posts/reports.events'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { memberErased } from 'contract/people/members/events'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm, untilRead } from '../../messaging/notifications/notifications.public.ts'
import { findCourse, findHoldersIn, isStaffOf } from '../../teaching/courses/courses.public.ts'
import { findLearners } from '../../money/access/access.public.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { findHolders, findNames } from '../../people/members/members.public.ts'
import { findComment, findTalkers, findPostForNotice, removeWritten } from './posts.queries.ts'

const ofPost = { alarmType: alarmTypes.post, subType: postTypes.normal } as const
/** A post for a mission of the course. */
const ofHomework = { alarmType: alarmTypes.post, subType: postTypes.homework } as const

/** Notifies the writer of the post; a comment by staff also notifies the other commenters. docs/rules.md R-400. */
export const notifyComment = on(
  'classPosts.tellOfComment',
  classCommentWritten,
  async (ctx, { courseSeq, ...commentRef }) => {
    const { classPostSeq } = commentRef
    const post = await findPostForNotice(ctx.db, classPostSeq)
    const said = await findComment(ctx.db, commentRef)
    const course = await findCourse(ctx.db, courseSeq)
    if (!post || !said || !course) return
    const isByStaff = await isStaffOf(ctx.db, said.userSeq, courseSeq)
    const isForAll = post.scope === 'PUBLIC' && post.hiddenAt === null
    const others = isByStaff && isForAll ? await findTalkers(ctx.db, classPostSeq) : []
    const listening = [...new Set([post.userSeq, ...others])].filter((one) => one !== said.userSeq)
    const names = await findNames(ctx, [said.userSeq])
    const kind = isByStaff ? 'postReply' : 'postComment'
    for (const userSeq of await whoStillReads(ctx, courseSeq, listening)) {
      await raiseAlarm(ctx, {
        ...(post.curriculumSeq === null ? ofPost : ofHomework),
        courseSeq,
        to: [userSeq],
        actorUserSeq: said.userSeq,
        content: { kind, name: names.get(said.userSeq) ?? '', title: course.title },
        path: `/classes/${courseSeq}#posts`,
        once: await untilRead(ctx, userSeq, `${kind}:${classPostSeq}`),
      })
    }
  },
)

/** Learners whose access ended are not notified. */
async function whoStillReads(ctx: Context, courseSeq: CourseSeq, people: UserSeq[]) {
  const learners = new Set(await findLearners(ctx.db, courseSeq, ctx.now()))
  const reading: UserSeq[] = []
  for (const userSeq of people) {
    if (learners.has(userSeq) || (await isStaffOf(ctx.db, userSeq, courseSeq))) reading.push(userSeq)
  }
  return reading
}

/** Notifies staff who may hide it, without naming the reporter; its writer is not notified. */
export const notifyReport = on(
  'classPosts.tellOfReport',
  classPostReported,
  async (ctx, { classCommentSeq, ...reported }) => {
    const post = await findPostForNotice(ctx.db, reported.classPostSeq)
    const comment =
      classCommentSeq === null ? null : await findComment(ctx.db, { ...reported, classCommentSeq })
    const course = await findCourse(ctx.db, reported.courseSeq)
    if (!post || !course) return
    const writer = comment?.userSeq ?? post.userSeq
    const ofSite = new Set(await findHolders(ctx.db, 'CLASS_ROOM_UPDATE', 'SITE_CLASS_UPDATE'))
    const ofClass = await findHoldersIn(ctx.db, reported.courseSeq, 'CLASS_ROOM_UPDATE')
    for (const userSeq of new Set([...ofSite, ...ofClass])) {
      if (userSeq === writer) continue
      await raiseAlarm(ctx, {
        ...(post.curriculumSeq === null ? ofPost : ofHomework),
        courseSeq: reported.courseSeq,
        to: [userSeq],
        content: { kind: 'postReported', title: course.title },
        // Class staff have no list of the whole site.
        path: ofSite.has(userSeq)
          ? '/settings/class-reports'
          : `/classes/${reported.courseSeq}/settings/reports`,
        once: await untilRead(ctx, userSeq, `postReported:${reported.classPostSeq}:${classCommentSeq ?? ''}`),
      })
    }
  },
)

/** Deletes a former member's posts, pictures and reports. */
export const forgetPosts = on('classPosts.forgetPosts', memberErased, (ctx, { userSeq }) =>
  ctx.transaction(async (tx) => {
    const before = await removeWritten(tx, userSeq)
    await replaceImages(tx, { before, after: [], now: ctx.now() })
  }),
)
