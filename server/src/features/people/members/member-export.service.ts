import type { Language } from 'contract/i18n/languages'
import { actionOf } from 'contract/http/endpoint'
import { downloadMembers } from 'contract/people/members/api'
import { type MemberChoice } from 'contract/people/members/schemas'
import { seoulDateTime } from 'contract/values/korea-time'
import { filled, type Locale } from 'contract/i18n/sentences'
import type { MemberContext } from '../../../platform/context.ts'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { countMemberRows, findMembersAfter, type MemberRow } from './member-list.queries.ts'
import { BYTE_ORDER_MARK, csvLine } from './member-export.rules.ts'

const ROWS_AT_ONCE = 2000

const heads: Record<Language, string[]> = {
  ko: ['이름', '이메일', '연락처', '역할', '상태', '가입일', '마케팅 동의일', '메모'],
  en: ['Name', 'E-mail', 'Phone', 'Role', 'State', 'Joined', 'Marketing consent', 'Memo'],
  jp: ['名前', 'メール', '電話番号', '役割', '状態', '登録日', 'マーケティング同意日', 'メモ'],
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

/** The members as a spreadsheet, piece by piece: none of them is held in memory whole. */
export async function spreadsheetOf(
  ctx: MemberContext,
  { after, ...choice }: MemberChoice & { after: number },
) {
  const { db, language } = ctx
  const rows = await findMembersAfter(db, choice, { after, limit: ROWS_AT_ONCE })
  const locale = await localeOf(ctx)
  const last = rows.length < ROWS_AT_ONCE ? null : (rows.at(-1)?.userSeq ?? null)
  const head = after === 0 ? BYTE_ORDER_MARK + csvLine(heads[language]) : ''
  const total = await countMemberRows(db, choice)
  if (after === 0) await noteDownload(ctx, total)
  return {
    csv: head + rows.map((row) => csvLine(cellsOf(row, locale))).join(''),
    next: last,
    total,
  }
}

/** Reading leaves no trace elsewhere; who takes everybody's addresses along stands in the record, once. */
async function noteDownload({ user: { userSeq, role }, ...ctx }: MemberContext, count: number) {
  if (!role) return
  const action = { userSeq, role, action: actionOf(downloadMembers), room: 'members', place: {} } as const
  await ctx.transaction(async (tx) => {
    await insertStaffAction(tx, { ...action, after: { count }, createdAt: ctx.now() })
  })
}

const cellsOf = (row: MemberRow, locale: Locale) => [
  row.name,
  row.email,
  row.phone,
  row.userTypeCd && named(row.userTypeCd, locale),
  named(row.status, locale),
  seoulDateTime(row.joinedAt),
  row.marketingAgreedAt && seoulDateTime(row.marketingAgreedAt),
  row.memo,
]

const named = (code: Code, locale: Locale) => filled(codes[locale.language][code], locale)
