import * as promised from 'contract/live'
import { liveStatus } from 'contract/live.rules'
import { implement } from '../../platform/http/implement.ts'
import { getSessionUser } from '../accounts/session-user.public.ts'
import { findItems } from '../curriculum/curriculum.public.ts'
import { getReadableStanding } from '../enrolments/enrolments.public.ts'
import { intervalSeconds } from './live.rules.ts'
import { attend, getLive, join, zoomMeeting } from './live.service.ts'
import { livesOfPerson, livesWithin, liveView } from './live.views.ts'

const WEEK = 7

export const liveRoutes = [
  implement(promised.getLives, async ({ ctx }) => {
    const nowLives = await livesWithin(ctx, 1)
    return { nowLives, now: ctx.now(), interval_seconds: intervalSeconds(nowLives.length) }
  }),
  implement(promised.listMyLives, async ({ ctx }) => ({
    list: await livesWithin(ctx, WEEK),
    now: ctx.now(),
  })),
  implement(promised.listLivesOfPerson, async ({ ctx }) => ({
    list: await livesOfPerson(ctx, WEEK),
    now: ctx.now(),
    ...(await getSessionUser(ctx, ctx.user.userSeq)),
  })),
  implement(promised.getLiveItem, async ({ ctx, params }) => {
    const { live } = await getLive(ctx, params, { letsInAll: true })
    return { ...liveView(ctx, live), now: ctx.now() }
  }),
  implement(promised.joinLive, ({ ctx, params: { courseSeq }, query }) =>
    join(ctx, { courseSeq, itemSeq: query.i }, { letsInAll: false }),
  ),
  implement(promised.joinOpenLive, ({ ctx, params: { courseSeq }, query }) =>
    join(ctx, { courseSeq, itemSeq: query.i }, { letsInAll: true }),
  ),
  implement(promised.attendLive, ({ ctx, params }) => attend(ctx, params)),
  implement(promised.getZoomMeeting, ({ ctx, params: { courseSeq }, query }) =>
    zoomMeeting(ctx, { courseSeq, ...query }),
  ),
  implement(promised.getTimetable, async ({ ctx, params: { courseSeq } }) => {
    await getReadableStanding(ctx, courseSeq)
    const items = await findItems(ctx.db, courseSeq)
    const list = items.flatMap(({ curriculumSeq, curriculumTypeCd: kind, title, ...item }) => {
      const startAt = kind === '00' ? item.liveStartAt : item.offlineStartAt
      const endAt = kind === '00' ? item.liveEndAt : item.offlineEndAt
      if ((kind !== '00' && kind !== '04') || !startAt) return []
      const status = liveStatus({ startsAt: startAt, endsAt: endAt ?? startAt }, ctx.now())
      return [{ curriculumSeq, curriculumTypeCd: kind, title, startAt, endAt, status }]
    })
    return { list: list.toSorted((left, right) => left.startAt.getTime() - right.startAt.getTime()) }
  }),
]
