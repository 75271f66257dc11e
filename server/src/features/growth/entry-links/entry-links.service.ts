import { MAX_ENTRY_CODES } from 'contract/growth/entry-links/entry-links.rules'
import type { CourseSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getChangeableCourse, getManagedCourse, lockCourse } from '../../teaching/courses/courses.public.ts'
import {
  type Entry,
  ENTRY_COOKIE,
  ENTRY_SECONDS,
  hasEntryCode,
  readEntries,
  withEntry,
} from '../../money/attribution/attribution.public.ts'
import { countByEntry, forgetEntry } from '../../money/enrolments/enrolments.public.ts'
import { sumByEntry } from '../../money/orders/orders.public.ts'
import { deleteEntryCode, findEntryCodes, insertEntryCode, raiseHits } from './entry-links.queries.ts'

const PACE = { most: 30, everySeconds: 10 }

export async function entryCodesOf(ctx: MemberContext, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  const codes = await findEntryCodes(ctx.db, courseSeq)
  const enrolled = await countByEntry(ctx.db, courseSeq)
  const sold = await sumByEntry(ctx, courseSeq)
  return {
    list: codes.map((code) => ({
      ...code,
      enrolledCount: enrolled.find(({ eventCode }) => eventCode === code.eventCode)?.count ?? 0,
      sold: sold.filter(({ eventCode }) => eventCode === code.eventCode),
    })),
  }
}

/** Creates a promotion link. EVENT_CODE_TAKEN, EVENT_CODES_FULL. */
export function addEntryCode(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  code: { eventCode: string; label: string },
) {
  return ctx.transaction(async (tx) => {
    await lockCourse(tx, courseSeq)
    await getChangeableCourse(ctx, courseSeq, tx)
    const known = await findEntryCodes(tx, courseSeq)
    if (known.some(({ eventCode }) => eventCode === code.eventCode)) throw refuse('EVENT_CODE_TAKEN')
    if (known.length >= MAX_ENTRY_CODES) throw refuse('EVENT_CODES_FULL')
    if (!(await insertEntryCode(tx, { courseSeq, ...code, createdAt: ctx.now() })))
      throw refuse('EVENT_CODE_TAKEN')
    return null
  })
}

export function removeEntryCode(ctx: MemberContext, courseSeq: CourseSeq, eventCode: string) {
  return ctx.transaction(async (tx) => {
    await getChangeableCourse(ctx, courseSeq, tx)
    if (!(await deleteEntryCode(tx, courseSeq, eventCode))) throw refuse('NOT_FOUND')
    await forgetEntry(tx, courseSeq, eventCode)
    return null
  })
}

/**
 * Counts one visit and stores its code in a cookie of the browser; visits by staff, and more than a person makes, are not counted.
 * docs/rules.md.
 */
export async function recordEntry(
  ctx: Context,
  courseSeq: CourseSeq,
  { eventCode, isAgain }: { eventCode: string; isAgain: boolean },
) {
  if (ctx.user?.role || !(await hasEntryCode(ctx.db, courseSeq, eventCode))) return null
  keepEntry(ctx, { courseSeq, eventCode, at: ctx.now() })
  if (isAgain) return null
  const isPerson = await ctx.ports.limits.allow({ [`entry:${ctx.incoming.address}`]: PACE })
  if (isPerson) await ctx.transaction((tx) => raiseHits(tx, courseSeq, eventCode))
  return null
}

function keepEntry({ incoming, outgoing, now }: Context, entry: Entry) {
  const known = readEntries(incoming.cookies[ENTRY_COOKIE], now())
  outgoing.cookie({
    name: ENTRY_COOKIE,
    value: withEntry(known, entry),
    // Only API calls read it.
    path: '/api',
    maxAgeSeconds: ENTRY_SECONDS,
  })
}
