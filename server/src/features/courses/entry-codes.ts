import { MOST_ENTRY_CODES } from 'contract/entry-codes'
import type { CourseSeq } from 'contract/values'
import type { Context, MemberContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { getManagedCourse } from './courses.public.ts'
import { lockCourse } from './courses.queries.ts'
import { deleteEntryCode, findEntryCodes, insertEntryCode, raiseHits } from './entry-codes.queries.ts'

const PACE = { most: 30, everySeconds: 10 }

export async function entryCodesOf(ctx: MemberContext, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  return { list: await findEntryCodes(ctx.db, courseSeq) }
}

/** Makes an address that counts. EVENT_CODE_TAKEN, EVENT_CODES_FULL. */
export function addEntryCode(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  code: { eventCode: string; label: string },
) {
  return ctx.transaction(async (tx) => {
    await lockCourse(tx, courseSeq)
    await getManagedCourse(ctx, courseSeq, tx)
    const known = await findEntryCodes(tx, courseSeq)
    if (known.some(({ eventCode }) => eventCode === code.eventCode)) throw refuse('EVENT_CODE_TAKEN')
    if (known.length >= MOST_ENTRY_CODES) throw refuse('EVENT_CODES_FULL')
    if (!(await insertEntryCode(tx, { courseSeq, ...code, createdAt: ctx.now() })))
      throw refuse('EVENT_CODE_TAKEN')
    return null
  })
}

export function removeEntryCode(ctx: MemberContext, courseSeq: CourseSeq, eventCode: string) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, courseSeq, tx)
    if (!(await deleteEntryCode(tx, courseSeq, eventCode))) throw refuse('NOT_FOUND')
    return null
  })
}

/** Counts one entry; those of staff, and more than a person makes, count nothing. docs/rules.md R-316. */
export async function noteEntry(ctx: Context, courseSeq: CourseSeq, eventCode: string) {
  if (ctx.user?.role) return null
  const isPerson = await ctx.ports.limits.allow({ [`entry:${ctx.incoming.address}`]: PACE })
  if (isPerson) await ctx.transaction((tx) => raiseHits(tx, courseSeq, eventCode))
  return null
}
