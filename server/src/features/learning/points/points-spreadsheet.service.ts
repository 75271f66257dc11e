import { z } from 'zod'
import { filled } from 'contract/i18n/sentences'
import { seq, type UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findMember } from '../../people/members/members.public.ts'
import { countEntries, findEntriesAfter } from './points.queries.ts'
import { pointTexts, whyOf } from './points-spreadsheet.texts.ts'

type EntryRow = Awaited<ReturnType<typeof findEntriesAfter>>[number]

async function columnsFor(ctx: Context): Promise<Column<EntryRow>[]> {
  const { heads, kinds } = pointTexts[ctx.language]
  const [date, kind, amount, reason, about, course] = heads
  return [
    { head: date, format: 'moment', value: (row) => row.createdAt },
    { head: kind, format: 'text', value: (row) => kinds[row.kind] },
    { head: amount, format: 'number', value: (row) => row.amount },
    { head: reason, format: 'text', value: (row) => whyOf(row, ctx.language) },
    { head: about, format: 'text', value: (row) => (row.sourceType === 'STAFF' ? row.reason : row.title) },
    { head: filled(course, await localeOf(ctx)), format: 'text', value: (row) => row.courseTitle },
  ]
}

export const pointSpreadsheet = spreadsheet({
  name: 'points.member',
  choice: z.object({ userSeq: seq('user') }),
  async title({ db, language }, { userSeq }) {
    const member = await findMember(db, userSeq)
    return `${shownName(member?.name ?? '', language)} ${pointTexts[language].list}`.trim()
  },
  columns: columnsFor,
  pages: ({ db }, { userSeq }) =>
    pagesAfter(
      (after, limit) => findEntriesAfter(db, userSeq, { after, limit }),
      ({ entrySeq }) => entrySeq,
    ),
})

/** The address of the ledger of one member. */
export async function downloadPoints(ctx: MemberContext, userSeq: UserSeq) {
  const member = await findMember(ctx.db, userSeq)
  if (!member) throw refuse('NOT_FOUND')
  ctx.audit.record({ about: member.name, after: { count: await countEntries(ctx.db, userSeq) } })
  return pointSpreadsheet.linkTo(ctx, { userSeq })
}
