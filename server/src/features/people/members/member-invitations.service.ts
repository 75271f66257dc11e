import { z } from 'zod'
import type { inviteNewMembers } from 'contract/people/members/invitations.api'
import { MAX_INVITED_A_DAY } from 'contract/people/members/invitations.rules'
import type { MemberInvitationSeq, MemberUploadSeq } from 'contract/values/ids'
import type { Language } from 'contract/i18n/languages'
import type { RowResult } from 'contract/values/workbook-upload'
import type { MemberContext } from '../../../platform/context.ts'
import { memberInvitationMail } from './member-invitations.mail.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { readRows } from '../../../platform/spreadsheets/read-workbook.ts'
import { spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findAccountByEmail } from '../accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { invitationCode } from './invitation-codes.service.ts'
import * as queries from './member-invitations.queries.ts'
import { setOutcomes } from './member-uploads.queries.ts'
import { keepUpload, requireUpload } from './member-uploads.service.ts'
import { checkMemberRows, memberHeadings } from './member-upload.rules.ts'

const DAY_MS = 86_400_000
/** A file is read in the process that serves everybody: ten in a row, then one in ten seconds. */
const PACE = { most: 10, everySeconds: 10 }

const titles: Record<Language, string> = {
  ko: '회원 초대 양식',
  en: 'Members to invite',
  jp: '会員招待テンプレート',
}
const headIn = {
  ko: { name: '이름', email: '이메일', phone: '연락처' },
  en: { name: 'Name', email: 'E-mail', phone: 'Phone' },
  jp: { name: '名前', email: 'メール', phone: '電話番号' },
}

/** The headings alone. */
export const memberTemplate = spreadsheet({
  name: 'members.template',
  choice: z.object({}),
  title: ({ language }) => titles[language],
  columns: ({ language }) => {
    const { name, email, phone } = headIn[language]
    const empty = { format: 'text' as const, value: () => null }
    return Promise.resolve([name, email, phone].map((head) => ({ head, ...empty })))
  },
  async *pages() {
    yield await Promise.resolve([])
  },
})

/** What an uploaded spreadsheet holds, row by row, with what is wrong. Nobody is invited by this. */
export async function checkUpload(ctx: MemberContext, file: string) {
  if (!(await ctx.ports.limits.allow({ [`workbook:${ctx.user.userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const rows = await readRows(file, memberHeadings, ['email'])
  const emails = rows.map(({ cells }) => cells.email.toLowerCase())
  const members = await queries.findStatuses(ctx.db, emails)
  const checked = checkMemberRows(rows, { members, invited: await queries.findInvitedOf(ctx.db, emails) })
  const faultyCount = checked.filter(({ fault }) => fault !== null).length
  ctx.audit.record({ after: { count: checked.length, faultyCount } })
  return { memberUploadSeq: await keepUpload(ctx, checked), rows: checked }
}

type Row = z.output<typeof inviteNewMembers.body>['rows'][number]

/** Invites each of them by itself: what was answered stays so, and sending the same rows again changes nothing. */
export async function inviteRows(ctx: MemberContext, rows: Row[], ofUpload?: MemberUploadSeq) {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const invitedCount = await queries.countInvitedSince(ctx.db, since)
  if (invitedCount + rows.length > MAX_INVITED_A_DAY) throw refuse('INVITATIONS_FULL')
  const members = await queries.findStatuses(
    ctx.db,
    rows.map(({ email }) => email),
  )
  const memberUploadSeq = ofUpload
    ? await requireUpload(ctx, ofUpload)
    : await keepUpload(
        ctx,
        rows.map((row) => ({ ...row, fault: null })),
      )
  const locale = await localeOf(ctx)
  const failed = (error: unknown) => {
    if (!isRefusal(error)) throw error
    return { outcome: 'FAILED' as const, message: sentence(locale, error.refusal) }
  }
  const results: RowResult[] = []
  try {
    for (const row of rows) {
      const done = await inviteOne(ctx, row, members.get(row.email)).catch(failed)
      results.push({ rowNo: row.rowNo, ...done })
    }
  } finally {
    // Mails that went out before a failure are kept as sent.
    const sentAt = ctx.now()
    await ctx.transaction((tx) => setOutcomes(tx, memberUploadSeq, { results, sentAt }))
  }
  const count = (outcome: RowResult['outcome']) => results.filter((one) => one.outcome === outcome).length
  ctx.audit.record({ after: { doneCount: count('DONE'), failedCount: count('FAILED') } })
  return { results }
}

async function inviteOne(
  ctx: MemberContext,
  { email, name, phone }: Row,
  status: 'ACTIVE' | 'BLOCKED' | undefined,
): Promise<Omit<RowResult, 'rowNo'>> {
  if (status === 'BLOCKED') throw refuse('MEMBER_BLOCKED')
  if (status) return { outcome: 'ALREADY', message: null }
  const brand = await getBrand(ctx)
  const account = await findAccountByEmail(ctx.platform, email)
  const language = await languageFor(ctx, account?.language ?? ctx.language)
  const mailOf = (code: string) =>
    memberInvitationMail({
      ...brand,
      language,
      to: email,
      name,
      invitedBy: ctx.user.name,
      url: `${brand.siteUrl}/join?invitation=${code}`,
    })
  const invitation = {
    email,
    name,
    phone: phone || null,
    invitedByUserSeq: ctx.user.userSeq,
    invitedAt: ctx.now(),
  }
  return ctx.transaction(async (tx) => {
    const memberInvitationSeq = await queries.insertInvitation(tx, invitation)
    if (memberInvitationSeq === undefined) {
      if (!(await queries.findInvitedOf(tx, [email])).has(email)) throw refuse('INVITED_ENOUGH')
      return { outcome: 'ALREADY', message: null }
    }
    await sendMailLater(tx, mailOf(invitationCode(ctx, memberInvitationSeq)))
    return { outcome: 'DONE', message: null }
  })
}

export const listInvited = async ({ db }: MemberContext, paged: { page: number; size: number }) => ({
  list: await queries.findInvitations(db, paged),
  total: await queries.countInvitations(db),
})

export function withdraw(ctx: MemberContext, memberInvitationSeq: MemberInvitationSeq) {
  return ctx.transaction(async (tx) => {
    const withdrawn = await queries.withdrawInvitation(tx, memberInvitationSeq, ctx.now())
    if (!withdrawn) throw refuse('NOT_FOUND')
    ctx.audit.record({ about: withdrawn.name })
    return null
  })
}
