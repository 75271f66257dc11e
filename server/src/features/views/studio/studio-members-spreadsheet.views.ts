import { filled } from 'contract/i18n/sentences'
import type { Language } from 'contract/i18n/languages'
import { seoulDay } from 'contract/values/korea-time'
import { StudioMemberChoice } from 'contract/views/studio/schemas'
import type { MembershipUse } from 'contract/views/studio/studio.rules'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { countStudioMembers, findStudioMembersAfter } from './studio-members.queries.ts'
import { withUses, type MemberWithUses } from './studio.views.ts'

interface Texts {
  list: string
  heads: [name: string, email: string, memberships: string, classes: string, joined: string]
  uses: Record<Exclude<MembershipUse, 'OWN'>, string>
  paused: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '스튜디오 회원',
    heads: ['이름', '이메일', '멤버십', '{class} 수', '가입 일시'],
    uses: { GIFT: '선물', TEAM: '팀 자리', PAYER: '팀 결제' },
    paused: '일시정지 중',
  },
  en: {
    list: 'Studio members',
    heads: ['Name', 'E-mail', 'Memberships', '{class|s}', 'Joined'],
    uses: { GIFT: 'gift', TEAM: 'seat in a team', PAYER: 'pays for a team' },
    paused: 'paused',
  },
  jp: {
    list: 'スタジオ会員',
    heads: ['名前', 'メール', 'メンバーシップ', '{class}数', '加入日時'],
    uses: { GIFT: 'ギフト', TEAM: 'チームの席', PAYER: 'チームの支払い' },
    paused: '一時停止中',
  },
}

type Used = MemberWithUses['memberships'][number]
/** The name of a membership, with what is special about it in brackets. */
function nameOf({ name, use, isPaused }: Used, { uses, paused }: Texts) {
  const notes = [use === 'OWN' ? null : uses[use], isPaused ? paused : null].filter((note) => note !== null)
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
}

async function columnsFor(ctx: Context): Promise<Column<MemberWithUses>[]> {
  const { language } = ctx
  const text = texts[language]
  const locale = await localeOf(ctx)
  const [name, email, memberships, classes, joined] = text.heads
  return [
    { head: name, format: 'text', value: (row) => shownName(row.name, language) },
    { head: email, format: 'text', value: (row) => row.email },
    {
      head: memberships,
      format: 'text',
      value: (row) => row.memberships.map((one) => nameOf(one, text)).join(', '),
    },
    { head: filled(classes, locale), format: 'number', value: (row) => row.classCount },
    { head: joined, format: 'moment', value: (row) => row.joinedAt },
  ]
}

export const studioMemberSpreadsheet = spreadsheet({
  name: 'studio.members',
  choice: StudioMemberChoice,
  title: ({ language }) => texts[language].list,
  columns: columnsFor,
  async *pages({ db, now }, choice) {
    const found = pagesAfter(
      (after, limit) => findStudioMembersAfter(db, choice, { after, limit }),
      ({ userSeq }) => userSeq,
    )
    const today = seoulDay(now())
    for await (const rows of found) yield await withUses(db, rows, today)
  },
})

/** The address of the spreadsheet. The record of staff keeps how many members somebody took along. */
export async function downloadMembers(ctx: MemberContext, choice: StudioMemberChoice) {
  ctx.audit.record({ after: { count: await countStudioMembers(ctx.db, choice) } })
  return studioMemberSpreadsheet.linkTo(ctx, choice)
}
