import * as api from 'contract/learning/live/api'
import { implement } from '../../../platform/http/implement.ts'
import { getSessionUser } from '../../people/sessions/session-user.public.ts'
import { intervalSeconds } from './live.rules.ts'
import { attend, getLive, join, zoomMeeting } from './live.service.ts'
import { livesOfPerson, livesWithin, liveView } from './live.views.ts'
import { packageTimetable, timetableOf } from './timetable.service.ts'

const WEEK = 7

export const liveRoutes = [
  implement(api.getLives, async ({ ctx }) => {
    const nowLives = await livesWithin(ctx, 1)
    return { nowLives, now: ctx.now(), interval_seconds: intervalSeconds(nowLives.length) }
  }),
  implement(api.listMyLives, async ({ ctx }) => ({
    list: await livesWithin(ctx, WEEK),
    now: ctx.now(),
  })),
  implement(api.listLivesOfPerson, async ({ ctx }) => ({
    list: await livesOfPerson(ctx, WEEK),
    now: ctx.now(),
    ...(await getSessionUser(ctx, ctx.user.userSeq)),
  })),
  implement(api.getLiveItem, async ({ ctx, params }) => {
    const { live } = await getLive(ctx, params, { letsInAll: true })
    return { ...liveView(ctx, live), now: ctx.now() }
  }),
  implement(api.joinLive, ({ ctx, params: { courseSeq }, query }) =>
    join(ctx, { courseSeq, itemSeq: query.i }, { letsInAll: false }),
  ),
  implement(api.joinOpenLive, ({ ctx, params: { courseSeq }, query }) =>
    join(ctx, { courseSeq, itemSeq: query.i }, { letsInAll: true }),
  ),
  implement(api.attendLive, ({ ctx, params }) => attend(ctx, params)),
  implement(api.getZoomMeeting, ({ ctx, params: { courseSeq }, query }) =>
    zoomMeeting(ctx, { courseSeq, ...query }),
  ),
  implement(api.getTimetable, ({ ctx, params }) => timetableOf(ctx, params.courseSeq)),
  implement(api.getPackageTimetable, ({ ctx, params }) => packageTimetable(ctx, params.courseSeq)),
]
