import { z } from 'zod'
import { IMPORT_DAYS } from 'contract/workflows/file-imports/file-imports.rules'
import type { Locale } from 'contract/i18n/sentences'
import { seq } from 'contract/values/ids'
import { contextOfMember } from '../../../platform/auth/acting-member.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { heavyTask, type Timer } from '../../../platform/jobs/tasks.ts'
import { outageOf } from '../../../platform/outages.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { teachersOf } from './check-rows.service.ts'
import { importCourse } from './course-import.service.ts'
import * as queries from './file-imports.queries.ts'
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
    await ctx.transaction((tx) => queries.finishImport(tx, fileImportSeq, ctx.now()))
    ctx.ports.forgetPages(ctx.channelSeq, ['courses'])
    // The other classes are made all the same.
    if (bugs.length > 0) throw new AggregateError(bugs, `file-imports.run: ${String(bugs[0])}`)
  },
)

async function makeGroups(ctx: MemberContext, found: queries.ImportRecord, signal: AbortSignal) {
  const { fileImportSeq } = found
  const columns = storedColumns(found.columns)
  const teachers = await teachersOf(ctx.db)
  const locale = await localeOf(ctx)
  const bugs: unknown[] = []
  for (;;) {
    signal.throwIfAborted()
    const groupAt = await queries.findNextGroup(ctx.db, fileImportSeq, -1)
    if (groupAt === undefined) return bugs
    const rows = await queries.findGroup(ctx.db, fileImportSeq, groupAt)
    const result = await importCourse(ctx, { columns, rows, teachers }).catch((error: unknown) => {
      if (outageOf(error)) throw error
      if (!isRefusal(error)) bugs.push(error)
      return { outcome: 'FAILED' as const, message: reasonOf(locale, error), courseSeq: null }
    })
    await ctx.transaction((tx) =>
      queries.setOutcome(tx, { fileImportSeq, groupAt }, { message: null, ...result }),
    )
  }
}

/** What staff read about a class that could not be made. */
function reasonOf(locale: Locale, error: unknown) {
  if (!isRefusal(error)) return sentence(locale, 'SOMETHING_BROKE')
  const fields = Object.values(error.fields ?? {})
  return [sentence(locale, error.refusal, error.values), ...fields].join(' ')
}

/** Deletes what was read of files after thirty days. docs/rules.md R-1230. */
export const deleteOldImports: Timer = {
  name: 'file-imports.deleteOld',
  cron: '35 4 * * *',
  visit: (ctx: Context) =>
    ctx.transaction(async (tx) => {
      await queries.deleteImportsBefore(tx, new Date(ctx.now().getTime() - IMPORT_DAYS * DAY_MS))
    }),
}
