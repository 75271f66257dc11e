import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import type { PointKind } from 'contract/learning/points/points.rules'
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

type EntryRow = Awaited<ReturnType<typeof findEntriesAfter>>[number]

interface Texts {
  list: string
  heads: [string, string, string, string, string, string]
  kinds: Record<PointKind, string>
  /** Why: earned and revoked, or changed by staff up and down. */
  earned: string
  takenBack: string
  given: string
  taken: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '포인트 내역',
    heads: ['날짜', '종류', '수량', '구분', '내용', '{class}'],
    kinds: { POINT: '포인트', XP: '경험치', CREDIT: '크레딧' },
    earned: '완료',
    takenBack: '승인 취소',
    given: '운영자 지급',
    taken: '운영자 차감',
  },
  en: {
    list: 'Points',
    heads: ['Date', 'Kind', 'Amount', 'Why', 'For', '{class}'],
    kinds: { POINT: 'Points', XP: 'Experience', CREDIT: 'Credits' },
    earned: 'Done',
    takenBack: 'Approval taken back',
    given: 'From the staff',
    taken: 'Taken by the staff',
  },
  jp: {
    list: 'ポイント履歴',
    heads: ['日付', '種類', '数量', '区分', '内容', '{class}'],
    kinds: { POINT: 'ポイント', XP: '経験値', CREDIT: 'クレジット' },
    earned: '完了',
    takenBack: '承認取り消し',
    given: '運営者による付与',
    taken: '運営者による減算',
  },
}

async function columnsFor(ctx: Context): Promise<Column<EntryRow>[]> {
  const { heads, kinds, ...why } = texts[ctx.language]
  const [date, kind, amount, reason, about, course] = heads
  const whyOf = (row: EntryRow) => {
    if (row.sourceType === 'STAFF') return row.amount > 0 ? why.given : why.taken
    return row.amount > 0 ? why.earned : why.takenBack
  }
  return [
    { head: date, format: 'moment', value: (row) => row.createdAt },
    { head: kind, format: 'text', value: (row) => kinds[row.kind] },
    { head: amount, format: 'number', value: (row) => row.amount },
    { head: reason, format: 'text', value: whyOf },
    { head: about, format: 'text', value: (row) => (row.sourceType === 'STAFF' ? row.reason : row.title) },
    { head: filled(course, await localeOf(ctx)), format: 'text', value: (row) => row.courseTitle },
  ]
}

export const pointSpreadsheet = spreadsheet({
  name: 'points.member',
  choice: z.object({ userSeq: seq('user') }),
  async title({ db, language }, { userSeq }) {
    const member = await findMember(db, userSeq)
    return `${shownName(member?.name ?? '', language)} ${texts[language].list}`.trim()
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
