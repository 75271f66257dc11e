import { alarmTypes } from 'contract/values/type-codes'
import { courseLiked } from 'contract/community/likes/events'
import { seoulDay, startOfSeoulDay } from 'contract/values/korea-time'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { countLikesBetween, findLikeAt } from './likes.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { staffOf } from '../../teaching/courses/staff-to-notify.public.ts'
import { changeAlarm, raiseAlarm } from '../../messaging/notifications/notifications.public.ts'

const DAY = 86_400_000

/** One notification for all likes that a course gets on one day in Seoul; it shows their current number. docs/rules.md R-634. */
export const notifyLike = on('alarms.tellOfLike', courseLiked, async (ctx, { courseSeq, userSeq, at }) => {
  const course = await findCourse(ctx.db, courseSeq)
  // A like that was removed at once is not reported.
  if (!course || !(await findLikeAt(ctx.db, courseSeq, userSeq))) return
  const names = await findNames(ctx, [userSeq])
  const once = `liked:${courseSeq}:${seoulDay(at)}`
  const liked = { title: course.title, courseSeq, at, once }
  for (const to of await staffOf(ctx, courseSeq)) {
    if (to === userSeq) continue
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.like,
      courseSeq,
      to: [to],
      actorUserSeq: userSeq,
      content: { kind: 'liked', name: names.get(userSeq) ?? '', title: course.title },
      path: `/classes/${courseSeq}`,
      once,
    })
    await notifyCount(ctx, to, liked)
  }
})

interface Liked {
  title: string
  courseSeq: CourseSeq
  at: Date
  once: string
}
/** Several likes of one day are shown as a number without names. */
const notifyCount = (ctx: Context, to: UserSeq, { title, courseSeq, at, once }: Liked) =>
  ctx.transaction(async (tx) => {
    const from = startOfSeoulDay(at)
    await changeAlarm(tx, { to, once }, async () => {
      const until = new Date(from.getTime() + DAY)
      const count = await countLikesBetween(tx, courseSeq, { from, until, but: to })
      return count > 1 ? { kind: 'likedByMany', title, count } : null
    })
  })
