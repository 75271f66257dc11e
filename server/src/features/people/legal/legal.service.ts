import { seoulDay } from 'contract/values/korea-time'
import type { LegalDraft } from 'contract/people/legal/schemas'
import { checkValidFrom, type LegalKind } from 'contract/people/legal/terms.rules'
import { email } from 'contract/values/ids'
import type { Language } from 'contract/i18n/languages'
import { cleanHtml } from '../../../platform/clean-html.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { getLegalFacts, sayChanged } from '../../site/sites/sites.public.ts'
import { insertAgreementOnce } from '../accounts/accounts.public.ts'
import { updateFeatureSettings } from '../../site/sites/feature-settings.public.ts'
import { marketingText } from './standard-marketing.texts.ts'
import { privacyText } from './standard-privacy.texts.ts'
import { termsText } from './standard-terms.texts.ts'
import type { About } from './legal-html.views.ts'
import {
  findAnswersOf,
  findJoinedAt,
  findText,
  findVersions,
  insertText,
  removeText,
} from './legal.queries.ts'
import { newsFor, statesOf } from './versions.rules.ts'

const standards: Record<LegalKind, (about: About) => string> = {
  terms: termsText,
  privacy: privacyText,
  marketing: marketingText,
}

export async function standardText(ctx: Context, kind: LegalKind, language: Language = ctx.language) {
  const locale = await localeIn(ctx, ctx.channelSeq, language)
  return standards[kind]({ ...(await getLegalFacts(ctx)), locale })
}

/** One version in the reader's language. */
export async function textOf(ctx: Context, kind: LegalKind, version: number) {
  if (version === 1) return standardText(ctx, kind)
  const found = await findText(ctx.db, kind, version)
  if (!found) throw refuse('NOT_FOUND')
  return ctx.language === 'ko' ? found.body : (found.bodyEn ?? found.body)
}

/** The texts in force on this site, and all versions. */
export async function getTexts(ctx: Context) {
  const versions = statesOf(await findVersions(ctx.db), ctx.now())
  const inForce = (kind: LegalKind) => {
    const current = versions.find((one) => one.kind === kind && one.state === 'IN_FORCE')
    return textOf(ctx, kind, current?.version ?? 1)
  }
  const contact = email.safeParse((await getLegalFacts(ctx)).company.email)
  return {
    termsData: await inForce('terms'),
    privacyData: await inForce('privacy'),
    marketingData: await inForce('marketing'),
    contact: contact.success ? contact.data : null,
    versions,
  }
}

export async function getVersion(ctx: Context, kind: LegalKind, version: number) {
  const versions = statesOf(await findVersions(ctx.db), ctx.now())
  const found = versions.find((one) => one.kind === kind && one.version === version)
  if (!found) throw refuse('NOT_FOUND')
  return { ...found, html: await textOf(ctx, kind, version) }
}

/** Publishes a new version; members are informed from now on. */
export async function publish(ctx: MemberContext, kind: LegalKind, draft: LegalDraft) {
  const { effectiveOn, body: own, ...rest } = draft
  const now = ctx.now()
  const texts = await textsOf(ctx, kind, draft.isStandard ? null : own)
  const version = await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const latest = (await findVersions(tx)).findLast((row) => row.kind === kind)
    const last = latest ? seoulDay(latest.effectiveAt) : null
    if (checkValidFrom(effectiveOn, { today: seoulDay(now), latest: last })) throw refuse('LEGAL_DATE_WRONG')
    const next = (latest?.version ?? 1) + 1
    await insertText(tx, {
      ...rest,
      ...texts,
      kind,
      version: next,
      effectiveAt: new Date(`${effectiveOn}T00:00:00+09:00`),
      publishedAt: now,
      publishedByUserSeq: ctx.user.userSeq,
    })
    await updateFeatureSettings(tx, ctx.channelSeq, { legalPublishedAt: now })
    return next
  })
  sayChanged(ctx, ctx.channelSeq)
  return { version }
}

/** The standard text is stored as its readers saw it; an empty text is none. */
async function textsOf(ctx: Context, kind: LegalKind, own: string | null) {
  if (own === null)
    return { body: await standardText(ctx, kind, 'ko'), bodyEn: await standardText(ctx, kind, 'en') }
  const body = cleanHtml(own)
  if (body.replace(/<[^>]*>|&nbsp;/g, '').trim() === '') throw refuse('BAD_INPUT')
  return { body, bodyEn: null }
}

/** Withdraws a version that is not in force yet, the newest first. */
export async function withdraw(ctx: MemberContext, kind: LegalKind, version: number) {
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const rows = await findVersions(tx)
    const newest = rows.findLast((row) => row.kind === kind)
    if (newest?.version !== version) throw refuse('NOT_FOUND')
    if (newest.effectiveAt <= ctx.now()) throw refuse('LEGAL_IN_FORCE')
    await removeText(tx, kind, version)
    const rest = rows.filter((row) => row !== newest).map(({ publishedAt }) => publishedAt.getTime())
    const legalPublishedAt = rest.length > 0 ? new Date(Math.max(...rest)) : null
    await updateFeatureSettings(tx, ctx.channelSeq, { legalPublishedAt })
  })
  sayChanged(ctx, ctx.channelSeq)
  return null
}

/** Changes this member has not seen; none for staff, who published them. */
export async function listNews(ctx: MemberContext) {
  const { db, channelSeq, user } = ctx
  const member = await findJoinedAt(db, user.userSeq)
  if (!member || user.role !== null) return []
  const rows = await findVersions(db)
  const answers = await findAnswersOf(db, channelSeq, user.userSeq)
  const news = newsFor(rows, {
    joinedAt: member.joinedAt,
    wantsNews: member.marketingAgreedAt !== null,
    answered: new Map(answers.map(({ kind, version }) => [kind, version])),
  })
  const states = statesOf(rows, ctx.now())
  return news.flatMap(({ kind, version, needsConsent }) => {
    const found = states.find((one) => one.kind === kind && one.version === version)
    return found ? [{ ...found, needsConsent }] : []
  })
}

export function answer(
  ctx: MemberContext,
  { kind, version, manner }: { kind: LegalKind; version: number; manner: 'READ' | 'AGREED' },
) {
  const { channelSeq, user } = ctx
  return ctx.transaction(async (tx) => {
    const text = await findText(tx, kind, version)
    if (!text) throw refuse('NOT_FOUND')
    await insertAgreementOnce(tx, {
      channelSeq,
      userSeq: user.userSeq,
      kind,
      version,
      manner,
      createdAt: ctx.now(),
    })
    return null
  })
}
