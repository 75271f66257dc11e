import * as api from 'contract/community/posts/api'
import * as reports from 'contract/community/posts/reports.api'
import { neededCount } from 'contract/teaching/curriculum/challenges.rules'
import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import { findSetting } from '../../teaching/courses/course-settings.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItem } from '../../teaching/curriculum/curriculum.public.ts'
import { enterTalk } from './post-access.service.ts'
import { findChallengers, findDays, findPinned, findPosts } from './posts.queries.ts'
import * as service from './posts.service.ts'
import { openView, postsView } from './posts.views.ts'
import { dismissReports, hideComment, listReports, listReportsIn, report } from './reports.service.ts'

export const postRoutes = [
  implement(api.listClassPosts, async ({ ctx, params: { courseSeq }, query }) => {
    const { isStaff } = await enterTalk(ctx, courseSeq)
    const { curriculumSeq, minSeq } = query
    const scope = { courseSeq, curriculumSeq, reader: { userSeq: ctx.user.userSeq, isStaff } }
    const pinned = minSeq === undefined ? await findPinned(ctx.db, scope) : []
    const posts = await findPosts(ctx.db, scope, query)
    return {
      pinned: await postsView(ctx, pinned, isStaff),
      posts: await postsView(ctx, posts, isStaff),
      isStaff,
      isOpenClass: await showsPosts(ctx.db, courseSeq),
    }
  }),
  implement(api.listOpenPosts, async ({ ctx, params: { courseSeq }, query }) => {
    await getReadableCourseSummary(ctx, courseSeq)
    if (!(await showsPosts(ctx.db, courseSeq))) return { pinned: [], posts: [] }
    const scope = { courseSeq, reader: 'VISITOR' as const }
    const pinned = query.minSeq === undefined ? await findPinned(ctx.db, scope) : []
    const posts = await findPosts(ctx.db, scope, query)
    return { pinned: await openView(ctx, pinned), posts: await openView(ctx, posts) }
  }),
  implement(api.writeClassPost, ({ ctx, params, body }) => service.writePost(ctx, params.courseSeq, body)),
  implement(api.removeClassPost, ({ ctx, params }) => service.removePost(ctx, params)),
  implement(api.pinClassPost, ({ ctx, params, body }) => service.pinPost(ctx, params, body.isPinned)),
  implement(api.hideClassPost, ({ ctx, params, body }) => service.hidePost(ctx, params, body.reason)),
  implement(api.commentClassPost, ({ ctx, params, body }) => service.comment(ctx, params, body.content)),
  implement(api.removeClassComment, ({ ctx, params }) => service.removeComment(ctx, params)),
  implement(api.hideClassComment, ({ ctx, params, body }) => hideComment(ctx, params, body.reason)),
  implement(reports.reportClassPost, ({ ctx, params, body }) => report(ctx, params, body)),
  implement(reports.dismissClassReports, ({ ctx, params, body }) => dismissReports(ctx, params, body)),
  implement(reports.listClassReports, ({ ctx, query }) => listReports(ctx, query)),
  implement(reports.listReportsInClass, ({ ctx, params, query }) =>
    listReportsIn(ctx, params.courseSeq, query),
  ),
  implement(api.getChallenge, async ({ ctx, params }) => {
    const { item, attendSeq } = await service.openChallenge(ctx, params)
    const { curriculumSeq } = params
    return { ...item, days: attendSeq === null ? [] : await findDays(ctx.db, { attendSeq, curriculumSeq }) }
  }),
  implement(api.listChallengers, async ({ ctx, params, query }) => {
    await getManagedCourse(ctx, params.courseSeq)
    const item = await findItem(ctx.db, params)
    if (item?.missionType !== 'NEW_POST') throw refuse('NOT_FOUND')
    const { title, maxChallengeCount } = item
    const found = await findChallengers(ctx.db, { ...params, ...query })
    const list = found.map(({ days, name, attendSeq, isDone }) => ({
      attendSeq,
      name: shownName(name, ctx.language),
      isDone,
      count: days?.length ?? 0,
      days: countedDays(days ?? []),
    }))
    return { title, maxChallengeCount, needed: neededCount(item), list, total: found[0]?.total ?? 0 }
  }),
]

const countedDays = (days: string[]) =>
  [...new Set(days)].map((day) => ({ day, count: days.filter((one) => one === day).length }))

const showsPosts = async (db: ChannelDb, courseSeq: CourseSeq) =>
  (await findSetting(db, courseSeq)).coursePostOpenYn === 'Y'
