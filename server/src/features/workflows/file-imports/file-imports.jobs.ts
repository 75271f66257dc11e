import { z } from 'zod'
import { memberErased } from 'contract/people/members/events'
import { memberJoined } from 'contract/people/members/membership.events'
import { IMPORT_DAYS, WAITING_DAYS } from 'contract/workflows/file-imports/file-imports.rules'
import { rowNotes } from 'contract/workflows/file-imports/fault-texts'
import { filled, type Locale } from 'contract/i18n/sentences'
import { seq } from 'contract/values/ids'
import { contextOfMember } from '../../../platform/auth/acting-member.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { heavyTask, on, type Timer } from '../../../platform/jobs/tasks.ts'
import { outageOf } from '../../../platform/outages.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { coursesOf, teachersOf } from './check-rows.service.ts'
import { importCourse } from './course-import.service.ts'
import * as queries from './file-imports.queries.ts'
import { importSale, inviteWaiting, placeClaimed } from './place-import.service.ts'
import { anonymizeSales, deleteWaitingBefore } from './place-imports.queries.ts'
import { saleOf } from './place-rows.rules.ts'
import { storedColumns } from './stored-columns.rules.ts'

const DAY_MS = 86_400_000

/**
 * Makes what the rows of a file say, one class after the other, each in a transaction of its own. One whose process was killed goes on behind
 * what is done; a class that was made before its row was written is found again. docs/rules.md R-1233.
 */
export const runImport = heavyTask(
  'file-imports.run',
  z.object({ fileImportSeq: seq('fileImport'), startedBySeq: seq('user') }),
  async (ctx, { fileImportSeq, startedBySeq }, signal) => {
    const found = await queries.findImport(ctx.db, fileImportSeq)
    if (found?.state !== 'RUNNING') return
    const member = await contextOfMember({ ...ctx, language: found.language }, startedBySeq)
    // Who lost the right meanwhile makes nothing any more.
    const isAllowed = member?.user.permissions.has('SITE_IMPORT_CREATE')
    const bugs = member && isAllowed ? await makeGroups(member, found, signal) : []
    if (member && isAllowed && found.sendsInvitations)
      await inviteWaiting(member, fileImportSeq, storedColumns(found.columns))
    await ctx.transaction((tx) => queries.finishImport(tx, fileImportSeq, ctx.now()))
    ctx.ports.forgetPages(ctx.channelSeq, ['courses'])
    // The other classes are made all the same.
    if (bugs.length > 0) throw new AggregateError(bugs, `file-imports.run: ${String(bugs[0])}`)
  },
)

async function makeGroups(ctx: MemberContext, found: queries.ImportRecord, signal: AbortSignal) {
  const { fileImportSeq } = found
  const locale = await localeOf(ctx)
  const makeOne = await makerOf(ctx, found, locale)
  const bugs: unknown[] = []
  for (;;) {
    signal.throwIfAborted()
    const groupAt = await queries.findNextGroup(ctx.db, fileImportSeq, -1)
    if (groupAt === undefined) return bugs
    const rows = await queries.findGroup(ctx.db, fileImportSeq, groupAt)
    const result = await makeOne(rows).catch((error: unknown) => {
      if (outageOf(error)) throw error
      if (!isRefusal(error)) bugs.push(error)
      return { outcome: 'FAILED' as const, message: reasonOf(locale, error), courseSeq: null }
    })
    await ctx.transaction((tx) =>
      queries.setOutcome(tx, { fileImportSeq, groupAt }, { message: null, ...result }),
    )
  }
}

/** How the rows of one class, or the row of one person, are brought in. */
async function makerOf(ctx: MemberContext, found: queries.ImportRecord, locale: Locale) {
  const { fileImportSeq, kind, columns: stored, addsSeats } = found
  const columns = storedColumns(stored)
  if (kind === 'COURSES') {
    const teachers = await teachersOf(ctx.db)
    return (rows: Rows) => importCourse(ctx, { columns, rows, teachers })
  }
  const courses = await coursesOf(ctx.db, fileImportSeq)
  return async ([row]: Rows) => {
    const cells = row?.cells ?? []
    const courseSeq = courses.get(saleOf(columns, cells).course)
    const { note, ...result } = await importSale(ctx, { columns, cells, courseSeq, addsSeats })
    return { ...result, message: note ? filled(rowNotes[note][locale.language], locale) : null }
  }
}
type Rows = Awaited<ReturnType<typeof queries.findGroup>>

/** What staff read about a class that could not be made. */
function reasonOf(locale: Locale, error: unknown) {
  if (!isRefusal(error)) return sentence(locale, 'SOMETHING_BROKE')
  const fields = Object.values(error.fields ?? {})
  return [sentence(locale, error.refusal, error.values), ...fields].join(' ')
}

/** Deletes what was read of files after thirty days, and what nobody claimed within a year. docs/rules.md R-1230. */
export const deleteOldImports: Timer = {
  name: 'file-imports.deleteOld',
  cron: '35 4 * * *',
  visit: (ctx: Context) =>
    ctx.transaction(async (tx) => {
      await queries.deleteImportsBefore(tx, new Date(ctx.now().getTime() - IMPORT_DAYS * DAY_MS))
      await deleteWaitingBefore(tx, new Date(ctx.now().getTime() - WAITING_DAYS * DAY_MS))
    }),
}

/** Who joins gets the places that wait for their address. */
export const placeJoined = on('file-imports.placeJoined', memberJoined, (ctx, { userSeq }) =>
  placeClaimed(ctx, userSeq),
)
/** The same for those who proved their address since, or whose class had no seat then. */
export const placeWaiting: Timer = {
  name: 'file-imports.placeWaiting',
  cron: '10 5 * * *',
  visit: (ctx: Context) => placeClaimed(ctx),
}
export const anonymizeBuyer = on('file-imports.anonymizeBuyer', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction((tx) => anonymizeSales(tx, userSeq))
})
