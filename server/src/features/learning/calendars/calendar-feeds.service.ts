import type { CalendarFeedDraft } from 'contract/learning/calendars/schemas'
import { isClosedToMembers } from 'contract/http/suspension.rules'
import { memberErased } from 'contract/people/members/events'
import { permissionsOf } from 'contract/http/permissions'
import { publicTypes } from 'contract/values/type-codes'
import type { CalendarFeedSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import { findMembership, findRoleDecisions } from '../../../platform/auth/callers.queries.ts'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findAccess, getReadableCourse } from '../../money/access/access.public.ts'
import { findCourse, isStaffOf, checkExisting } from '../../teaching/courses/courses.public.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { reachesEveryClass } from 'contract/people/class-roles/class-roles.rules'
import { calendarFile } from './calendar-file.views.ts'
import { calendarName } from './calendar-names.views.ts'
import {
  deleteFeed,
  deleteFeedOf,
  deleteFeedsOf,
  findFeedBySecret,
  findFeeds,
  insertFeed,
  lockFeedsOf,
  type FeedRow,
} from './calendar-feeds.queries.ts'
import { scheduleOfCourse, scheduleOfPerson, scheduleOfSite } from './schedule.service.ts'

const DAY = 86_400_000
const PACE = { most: 30, everySeconds: 20 }
/** Calendar apps read about every hour; several devices of a person share an address. */
const READ_PACE = { most: 60, everySeconds: 10 }
/** The dates of a feed: those of the last weeks, and of the year to come. */
const DAYS_BEHIND = 60
const DAYS_AHEAD = 400
/** A removed date is sent as cancelled for so long. */
const CANCELLED_DAYS = 60

export const PATH = '/calendars'
export const feedPath = (channelSeq: number, secret: string) => `${PATH}/${channelSeq}/${secret}.ics`

export const listFeeds = async (ctx: MemberContext) => ({ list: await findFeeds(ctx.db, ctx.user.userSeq) })

/** NOT_ALLOWED for the dates of a site without the permission to see its classes. docs/rules.md R-981. */
export async function issueFeed(ctx: MemberContext, { scope, ...draft }: CalendarFeedDraft) {
  const { userSeq, permissions } = ctx.user
  const courseSeq = scope === 'CLASS' ? draft.courseSeq : null
  if (!(await ctx.ports.limits.allow({ [`calendar-feed:${ctx.channelSeq}:${userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  if (courseSeq !== null) await getReadableCourse(ctx, courseSeq)
  if (scope === 'SITE' && !permissions.has('SITE_CLASS_READ')) throw refuse('NOT_ALLOWED')
  const secret = newToken()
  const feed = await ctx.transaction(async (tx) => {
    await lockFeedsOf(tx, userSeq)
    await deleteFeedOf(tx, { userSeq, scope, courseSeq })
    const secretHash = hashOf(secret)
    return insertFeed(tx, {
      userSeq,
      scope,
      courseSeq,
      secretHash,
      language: ctx.language,
      createdAt: ctx.now(),
    })
  })
  const site = await findSiteCard(ctx, ctx.channelSeq)
  if (!site) throw refuse('NOT_FOUND')
  return { ...feed, url: site.domain + feedPath(ctx.channelSeq, secret) }
}

export const removeFeed = (ctx: MemberContext, calendarFeedSeq: CalendarFeedSeq) =>
  ctx.transaction(async (tx) => {
    if (!(await deleteFeed(tx, { userSeq: ctx.user.userSeq, calendarFeedSeq }))) throw refuse('NOT_FOUND')
    return null
  })

/** The addresses of a person whose data is erased stop working. */
export const forgetFeeds = on('calendars.forgetFeeds', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => deleteFeedsOf(tx, userSeq)),
)

export type FeedFile = { kind: 'file'; text: string } | { kind: 'missing' } | { kind: 'tooMany' }
/**
 * What an address shows now. What its owner may see is looked up on every reading, so that nobody keeps reading who left or lost
 * access. docs/rules.md R-981.
 */
export async function readFeed(ctx: Context, secret: string): Promise<FeedFile> {
  const secretHash = hashOf(secret)
  const feed = isClosedToMembers(ctx.suspension) ? null : await findFeedBySecret(ctx.db, secretHash)
  if (!feed) return { kind: 'missing' }
  if (!(await ctx.ports.limits.allow({ [`calendar-read:${secretHash}`]: READ_PACE })))
    return { kind: 'tooMany' }
  const site = await findSiteCard(ctx, ctx.channelSeq)
  const shown = site && (await datesOf(ctx, feed))
  if (!site || !shown) return { kind: 'missing' }
  const locale = await localeOf({ ...ctx, language: feed.language })
  const name = calendarName(feed.scope, locale, { site: site.name, title: shown.title })
  const host = new URL(ctx.ports.addresses.platform).hostname
  const about = { channelSeq: ctx.channelSeq, domain: site.domain, host }
  return { kind: 'file', text: calendarFile({ name, dates: shown.dates, site: about }) }
}

async function datesOf(ctx: Context, { userSeq, scope, courseSeq }: FeedRow) {
  const membership = await findMembership(ctx.db, userSeq)
  if (!membership) return null
  const { role } = membership
  const now = ctx.now().getTime()
  const period = {
    from: new Date(now - DAYS_BEHIND * DAY),
    to: new Date(now + DAYS_AHEAD * DAY),
    removedSince: new Date(now - CANCELLED_DAYS * DAY),
  }
  if (courseSeq !== null) {
    const found = await readableCourse(ctx, userSeq, courseSeq)
    return (
      found && {
        title: found.course.title,
        dates: await scheduleOfCourse(ctx, found.course, { ...period, isHost: found.isHost }),
      }
    )
  }
  const person = { userSeq, role }
  if (scope === 'PERSON') return { title: '', dates: await scheduleOfPerson(ctx, person, period) }
  const keys = new Set(role === null ? [] : permissionsOf(role, await findRoleDecisions(ctx.db)))
  if (!keys.has('SITE_CLASS_READ')) return null
  const dates = reachesEveryClass({ role, keys })
    ? await scheduleOfSite(ctx, period)
    : await scheduleOfPerson(ctx, person, { ...period, onlyAsHost: true })
  return { title: '', dates }
}

/** The class as this person may read it now, without a call of theirs. */
async function readableCourse(ctx: Context, userSeq: UserSeq, courseSeq: CourseSeq) {
  const course = await findCourse(ctx.db, courseSeq)
  if (!course || checkExisting(course)) return null
  const isHost = await isStaffOf(ctx.db, userSeq, courseSeq)
  const grant = await findAccess(ctx.db, { userSeq }, { courseSeq, now: ctx.now() })
  if (course.publicCd === publicTypes.private && !isHost && !grant) return null
  return { course, isHost }
}
