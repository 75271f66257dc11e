import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import { endOfRow, type MemberRowFault, type RowEnd } from 'contract/people/members/invitations.rules'
import { seq, type MemberUploadSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import * as queries from './member-uploads.queries.ts'

interface CheckedRow {
  rowNo: number
  name: string
  email: string
  phone: string
  fault: MemberRowFault | null
}
/** A cell of a spreadsheet may hold far more than what it is for. */
const LONGEST_CELL = 254
const cut = (text: string) => text.slice(0, LONGEST_CELL)

/** Keeps the rows of a file. Until some are sent the file is in no list. */
export function keepUpload(ctx: MemberContext, rows: readonly CheckedRow[]) {
  const upload = { uploadedByUserSeq: ctx.user.userSeq, uploadedAt: ctx.now() }
  const kept = rows.map(({ name, email, phone, ...row }) => ({
    ...row,
    name: cut(name),
    email: cut(email),
    phone: cut(phone),
  }))
  return ctx.transaction((tx) => queries.insertUpload(tx, upload, kept))
}

/** Another site's file is none here. */
export async function requireUpload({ db }: MemberContext, memberUploadSeq: MemberUploadSeq) {
  if (!(await queries.hasUpload(db, memberUploadSeq))) throw refuse('NOT_FOUND')
  return memberUploadSeq
}

/** The files from which people were invited, with how many rows ended in which way. docs/rules.md R-879. */
export async function listUploads({ db }: MemberContext, paged: { page: number; size: number }) {
  const uploads = await queries.findUploads(db, paged)
  const seqs = uploads.map(({ memberUploadSeq }) => memberUploadSeq)
  const counts = seqs.length > 0 ? await queries.countOutcomes(db, seqs) : []
  const byUpload = groupBy(counts, ({ memberUploadSeq }) => memberUploadSeq)
  const list = uploads.map((upload) => {
    const of = byUpload.get(upload.memberUploadSeq) ?? []
    const sum = (some: typeof of) => some.reduce((all, { count }) => all + count, 0)
    const ended = (end: RowEnd) => sum(of.filter((row) => endOfRow(row) === end))
    return {
      ...upload,
      rowCount: sum(of),
      doneCount: ended('DONE'),
      skippedCount: ended('SKIPPED'),
      failedCount: ended('FAILED'),
      openCount: ended('OPEN'),
    }
  })
  return { list, total: await queries.countUploads(db) }
}

const titles: Record<Language, string> = {
  ko: '회원 초대 결과',
  en: 'Result of inviting members',
  jp: '会員招待の結果',
}
const heads = {
  ko: { rowNo: '행', name: '이름', email: '이메일', phone: '연락처', end: '결과', reason: '이유' },
  en: { rowNo: 'Row', name: 'Name', email: 'E-mail', phone: 'Phone', end: 'Result', reason: 'Reason' },
  jp: { rowNo: '行', name: '名前', email: 'メール', phone: '電話番号', end: '結果', reason: '理由' },
}
type Code = RowEnd | MemberRowFault | 'ALREADY'
const codes: Record<Language, Record<Code, string>> = {
  ko: {
    DONE: '초대함',
    SKIPPED: '건너뜀',
    FAILED: '실패',
    OPEN: '보내지 않음',
    ALREADY: '이미 회원이거나 초대함',
    EMAIL_MISSING: '이메일 없음',
    EMAIL_WRONG: '이메일 형식이 아님',
    NAME_MISSING: '이름 없음',
    NAME_LONG: '이름이 60자를 넘음',
    PHONE_WRONG: '연락처 형식이 아님',
    DUPLICATE: '파일 안에서 중복',
    BLOCKED: '차단한 회원',
    MEMBER: '이미 회원',
    INVITED: '이미 초대함',
  },
  en: {
    DONE: 'Invited',
    SKIPPED: 'Skipped',
    FAILED: 'Failed',
    OPEN: 'Not sent',
    ALREADY: 'Is a member or invited',
    EMAIL_MISSING: 'No e-mail',
    EMAIL_WRONG: 'Not an e-mail',
    NAME_MISSING: 'No name',
    NAME_LONG: 'Name of more than 60 letters',
    PHONE_WRONG: 'Not a phone number',
    DUPLICATE: 'Twice in the file',
    BLOCKED: 'Blocked',
    MEMBER: 'Is a member',
    INVITED: 'Is invited',
  },
  jp: {
    DONE: '招待済み',
    SKIPPED: 'スキップ',
    FAILED: '失敗',
    OPEN: '未送信',
    ALREADY: 'すでに会員または招待済み',
    EMAIL_MISSING: 'メールなし',
    EMAIL_WRONG: 'メールの形式ではない',
    NAME_MISSING: '名前なし',
    NAME_LONG: '名前が60文字を超える',
    PHONE_WRONG: '電話番号の形式ではない',
    DUPLICATE: 'ファイル内で重複',
    BLOCKED: 'ブロックした会員',
    MEMBER: 'すでに会員',
    INVITED: 'すでに招待済み',
  },
}

const reasonOf = ({ fault, outcome, message }: queries.UploadRow, named: (code: Code) => string) => {
  if (fault) return named(fault)
  return outcome === 'ALREADY' ? named('ALREADY') : message
}

/** The rows of one file, each with what became of it. */
export const uploadSpreadsheet = spreadsheet({
  name: 'members.upload',
  choice: z.object({ memberUploadSeq: seq('member upload') }),
  title: ({ language }) => titles[language],
  async columns(ctx) {
    const { language } = await localeOf(ctx)
    const head = heads[language]
    const named = (code: Code) => codes[language][code]
    return [
      { head: head.rowNo, format: 'number', value: (row: queries.UploadRow) => row.rowNo },
      { head: head.name, format: 'text', value: (row: queries.UploadRow) => row.name },
      { head: head.email, format: 'text', value: (row: queries.UploadRow) => row.email },
      { head: head.phone, format: 'text', value: (row: queries.UploadRow) => row.phone },
      { head: head.end, format: 'text', value: (row: queries.UploadRow) => named(endOfRow(row)) },
      { head: head.reason, format: 'text', value: (row: queries.UploadRow) => reasonOf(row, named) },
    ]
  },
  pages: ({ db }, { memberUploadSeq }) =>
    pagesAfter(
      (after, limit) => queries.findRowsAfter(db, memberUploadSeq, { after, limit }),
      ({ rowNo }) => rowNo,
    ),
})

export async function downloadUpload(ctx: MemberContext, memberUploadSeq: MemberUploadSeq) {
  await requireUpload(ctx, memberUploadSeq)
  return uploadSpreadsheet.linkTo(ctx, { memberUploadSeq })
}
