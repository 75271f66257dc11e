import { seoulDay } from 'contract/values/korea-time'
import * as api from 'contract/growth/statistics/api'
import { isCountable, searchTypeOf, type SearchType } from 'contract/growth/statistics/statistics.rules'
import { guideOf } from 'contract/growth/statistics/guide.rules'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getOpeningDay } from '../../site/sites/sites.public.ts'
import { countShelves } from '../../teaching/courses/courses.public.ts'
import { countApprovedBy } from '../../money/enrolments/enrolments.public.ts'
import { countJoinedBy, countMembers } from '../../people/members/members.public.ts'
import { sumByTime } from '../../money/orders/orders.public.ts'
import { countVisitors, countVisitsBy, writeGathered } from '../visits/visits.public.ts'
import { guideProgress } from './guide.service.ts'
import {
  emptyRow,
  labelsOf,
  momentsBefore,
  momentsOf,
  rowsOf,
  visitRange,
  visitsFromOf,
} from './statistics.rules.ts'
import { popularPages, visitSources } from './visit-report.views.ts'

export const statisticsRoutes = [
  implement(api.getDashboard, async ({ ctx, query: { startAt, endAt, searchType: chosen } }) => {
    const searchType = searchTypeOf(startAt, endAt, chosen)
    if (!isCountable(startAt, endAt, searchType)) throw refuse('BAD_INPUT')
    const day = seoulDay(ctx.now())
    const visitsFrom = visitsFromOf(ctx.ports.settings.statsStart, await getOpeningDay(ctx))
    const visited = visitRange({ startAt, endAt }, visitsFrom)
    // Buffered visits count too, so they are written first.
    await writeGathered(ctx.ports.bus)
    const shelves = await countShelves(ctx.db)
    const [today = emptyRow(day)] = await count(ctx, [day], {
      startAt: day,
      endAt: day,
      searchType: 'DAILY',
      visitsFrom,
    })
    const labels = labelsOf(startAt, endAt, searchType)
    return {
      searchType,
      baseChannel: await count(ctx, labels, { startAt, endAt, searchType, visitsFrom }),
      startAt,
      endAt,
      today,
      previous: await sumsOf(ctx, momentsBefore({ startAt, endAt }, ctx.now())),
      memberCount: await countMembers(ctx.db),
      publicCourseCount: shelves.public,
      visitsFrom,
      uvCount: await countVisitors(ctx.db, momentsOf(visited)),
      referrers: await visitSources(ctx.db, visited),
      pages: await popularPages(ctx.db, visited),
    }
  }),
  implement(api.getGuide, async ({ ctx }) => ({ todoList: guideOf(await guideProgress(ctx)) })),
]

const measures = {
  KRW: { paid: 'paymentAmountKrw', refunded: 'cancelAmountKrw' },
  USD: { paid: 'paymentAmountUsd', refunded: 'cancelAmountUsd' },
} as const

async function sumsOf(ctx: Context, span: { from: Date; to: Date }) {
  const rows = await sumByTime(ctx, { ...span, unit: 'day' })
  const sum = (currency: 'KRW' | 'USD', what: 'paid' | 'refunded') =>
    rows.reduce((all, row) => all + (row.currency === currency ? row[what] : 0), 0)
  return {
    paymentAmountKrw: sum('KRW', 'paid'),
    paymentAmountUsd: sum('USD', 'paid'),
    cancelAmountKrw: sum('KRW', 'refunded'),
    cancelAmountUsd: sum('USD', 'refunded'),
  }
}

interface Range {
  startAt: string
  endAt: string
  searchType: SearchType
  visitsFrom: string
}
async function count(ctx: Context, labels: string[], { visitsFrom, ...asked }: Range) {
  const unit = asked.searchType === 'HOURLY' ? ('hour' as const) : ('day' as const)
  const range = { ...momentsOf(asked), unit }
  const sums = await sumByTime(ctx, range)
  const approved = await countApprovedBy(ctx.db, range)
  const joined = await countJoinedBy(ctx.db, range)
  const visits = await countVisitsBy(ctx.db, { ...momentsOf(visitRange(asked, visitsFrom)), unit })
  return rowsOf(labels, [
    ...sums.flatMap(({ at, currency, paid, refunded }) => [
      { at, measure: measures[currency].paid, value: paid },
      { at, measure: measures[currency].refunded, value: refunded },
    ]),
    ...approved.map(({ at, count: value }) => ({ at, measure: 'classAttendCount' as const, value })),
    ...joined.map(({ at, count: value }) => ({ at, measure: 'newMemberCount' as const, value })),
    ...visits.flatMap(({ at, visitors, newVisitors, pageViews }) => [
      { at, measure: 'visitorCount' as const, value: visitors },
      { at, measure: 'newVisitorCount' as const, value: newVisitors },
      { at, measure: 'pageViewCount' as const, value: pageViews },
    ]),
  ])
}
