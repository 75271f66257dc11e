import type { Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import { filter, type MemberChoice } from 'contract/people/members/schemas'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findLevelsOf } from '../levels/levels.public.ts'
import { countMemberRows, findMembersAfter, findPointSums, type MemberRow } from './member-list.queries.ts'

const titles: Record<Language, string> = { ko: '회원', en: 'Members', jp: '会員' }
type Heads = [string, string, string, string, string, string, string, string, string, string, string, string]
const heads: Record<Language, Heads> = {
  ko: [
    '이름',
    '이메일',
    '연락처',
    '역할',
    '상태',
    '가입일',
    '마케팅 동의일',
    '메모',
    '등급',
    '포인트',
    '경험치',
    '크레딧',
  ],
  en: [
    'Name',
    'E-mail',
    'Phone',
    'Role',
    'State',
    'Joined',
    'Marketing consent',
    'Memo',
    'Level',
    'Points',
    'Experience',
    'Credits',
  ],
  jp: [
    '名前',
    'メール',
    '電話番号',
    '役割',
    '状態',
    '登録日',
    'マーケティング同意日',
    'メモ',
    '会員ランク',
    'ポイント',
    '経験値',
    'クレジット',
  ],
}
type Code = NonNullable<MemberRow['userTypeCd']> | 'ACTIVE' | 'BLOCKED' | 'LEFT'
const codes: Record<Language, Record<Code, string>> = {
  ko: { OWN: '소유자', MNG: '운영자', TCH: '{instructor}', ACTIVE: '이용 중', BLOCKED: '차단', LEFT: '탈퇴' },
  en: {
    OWN: 'Owner',
    MNG: 'Manager',
    TCH: '{instructor}',
    ACTIVE: 'Active',
    BLOCKED: 'Blocked',
    LEFT: 'Left',
  },
  jp: {
    OWN: 'オーナー',
    MNG: '運営者',
    TCH: '{instructor}',
    ACTIVE: '利用中',
    BLOCKED: 'ブロック',
    LEFT: '退会',
  },
}

type ListedMember = MemberRow & { sums: ReadonlyMap<string, number>; levelName: string | null }
async function withPointsAndLevel(db: ChannelDb, members: MemberRow[]): Promise<ListedMember[]> {
  const userSeqs = members.map(({ userSeq }) => userSeq)
  const byMember = groupBy(await findPointSums(db, userSeqs), ({ userSeq }) => userSeq)
  const levels = await findLevelsOf(db, userSeqs)
  return members.map((member) => {
    const sums = byMember.get(member.userSeq) ?? []
    const levelName = levels.get(member.userSeq)?.name ?? null
    return { ...member, levelName, sums: new Map(sums.map(({ kind, sum }) => [kind, sum])) }
  })
}

/** Roles are called what the site calls them. */
async function columnsFor(ctx: Context): Promise<Column<ListedMember>[]> {
  const locale = await localeOf(ctx)
  const named = (code: Code) => filled(codes[locale.language][code], locale)
  const [name, email, phone, role, state, joined, consent, memo, level, point, xp, credit] =
    heads[locale.language]
  return [
    { head: name, format: 'text', value: (row) => row.name },
    { head: email, format: 'text', value: (row) => row.email },
    { head: phone, format: 'text', value: (row) => row.phone },
    { head: role, format: 'text', value: (row) => row.userTypeCd && named(row.userTypeCd) },
    { head: state, format: 'text', value: (row) => named(row.status) },
    { head: joined, format: 'moment', value: (row) => row.joinedAt },
    { head: consent, format: 'moment', value: (row) => row.marketingAgreedAt },
    { head: memo, format: 'text', value: (row) => row.memo },
    { head: level, format: 'text', value: (row) => row.levelName },
    { head: point, format: 'number', value: (row) => row.sums.get('POINT') ?? 0 },
    { head: xp, format: 'number', value: (row) => row.sums.get('XP') ?? 0 },
    { head: credit, format: 'number', value: (row) => row.sums.get('CREDIT') ?? 0 },
  ]
}

export const memberSpreadsheet = spreadsheet({
  name: 'members.list',
  choice: filter,
  title: ({ language }) => titles[language],
  columns: columnsFor,
  async *pages({ db }, choice) {
    const found = pagesAfter(
      (after, limit) => findMembersAfter(db, choice, { after, limit }),
      ({ userSeq }) => userSeq,
    )
    for await (const rows of found) yield await withPointsAndLevel(db, rows)
  },
})

/** The address of the spreadsheet. The record of staff keeps how many members somebody took along. */
export async function downloadMemberList(ctx: MemberContext, choice: MemberChoice) {
  ctx.audit.record({ after: { count: await countMemberRows(ctx.db, choice) } })
  return memberSpreadsheet.linkTo(ctx, choice)
}
