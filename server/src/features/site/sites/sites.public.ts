import { chooseLanguage, type Language } from 'contract/i18n/languages'
import { templateOf } from 'contract/site/sites/templates.rules'
import { seq, type ChannelSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import type { Clock } from '../../../platform/clock.ts'
import type { Context, PlatformContext } from '../../../platform/context.ts'
import type { ChannelDb, PlatformDb } from '../../../platform/db/channel-db.ts'
import { findSwitchedOff } from '../../../platform/feature-switches.ts'
import type { Brand } from '../../../platform/mail/letter.ts'
import type { Addresses } from '../../../platform/addresses.ts'
import { refuse } from '../../../platform/refuse.ts'
import { knownWords } from '../../../platform/words/site-words.ts'
import { findSiteOfName } from './hostnames.service.ts'
import { findMenusFor } from '../menus/menus.public.ts'
import { findAliasesOf } from '../catalogs/catalogs.public.ts'
import {
  countChannels,
  countChannelsLike,
  findChannelsLike,
  findNewest,
  lockMainPage,
  updateLogoutMainPage,
  updateSuspension,
  type ChannelRow,
} from './sites.queries.ts'
import { companyOf, languagesOf, noFacts, viewOf } from './sites.views.ts'
import { knownRow, knownSeq, type LookupContext } from './site-cache.service.ts'
import { siteCodePolicy } from './site-code-policy.service.ts'
import { siteUrl } from './site-url.service.ts'
import { keptSeoOf } from './site-seo.views.ts'
import { injectedToolsOf, keptToolsOf } from './site-tools.views.ts'

export { findSiteOfName, sayNamesChanged } from './hostnames.service.ts'
export { siteUrl } from './site-url.service.ts'
export { findChannelRows, insertChannel } from './sites.queries.ts'
export { lineOf } from './sites.views.ts'
export { knownRow } from './site-cache.service.ts'

export { noFacts } from './sites.views.ts'
export { sayChanged } from './site-cache.service.ts'
export { readSiteSeo, writeSiteSeo } from './site-seo.service.ts'
export type { LookupContext as Asking } from './site-cache.service.ts'
export { siteCodePolicy } from './site-code-policy.service.ts'
export type { InjectedTools } from './site-tools.views.ts'

/** The shade that carries white text. */
const MAIN_SHADE = 6
const PLATFORM = { siteName: 'Seodang', brandColor: '#2f6bff', contactEmail: null }

/** False when there is no such site, or it is closed. */
export const isChannel = async (ctx: LookupContext, channelSeq: ChannelSeq) =>
  (await knownRow(ctx, channelSeq)) !== undefined

/** Whether it takes new members: a suspended site does not. */
export async function takesMembers(ctx: LookupContext, channelSeq: ChannelSeq) {
  const row = await knownRow(ctx, channelSeq)
  return row !== undefined && row.suspension === null
}

/** The name and URL of a site; null when there is none, or it is closed. */
export async function findSiteCard(ctx: LookupContext, channelSeq: ChannelSeq) {
  const row = await knownRow(ctx, channelSeq)
  return row ? { name: row.name, domain: await siteUrl(ctx, row) } : null
}

/** The site as the caller may see it. */
export async function getChannelView(ctx: Context) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return viewOf(row, {
    url: await siteUrl(ctx, row),
    terms: await termsOf(ctx, row),
    menus: await findMenusFor(ctx.user, ctx),
    aliases: await findAliasesOf(ctx),
    words: await knownWords(ctx, ctx.channelSeq),
    switchedOff: await findSwitchedOff(ctx, ctx.channelSeq),
  })
}

/** A site without code needs no query for the owners of others. */
const termsOf = async (ctx: Showing, row: ChannelRow) => ({
  chatKey: ctx.ports.settings.chat?.key ?? null,
  policy: row.snippetVersion === null ? ('ask' as const) : await siteCodePolicy(ctx),
})
type Showing = LookupContext & { now: Clock }

/** The keys and ids the owner entered; null when there is no such site. */
export async function findKeptTools(ctx: LookupContext, channelSeq: ChannelSeq) {
  const row = await knownRow(ctx, channelSeq)
  return row ? keptToolsOf(row) : null
}
/** Whether people are asked for consent to marketing when they sign up. */
export async function asksForMarketing(ctx: LookupContext, channelSeq: ChannelSeq) {
  return (await knownRow(ctx, channelSeq))?.asksMarketing ?? true
}
/** The third-party tools of the site's pages. */
export async function findInjectedTools(ctx: Showing, channelSeq: ChannelSeq) {
  const row = await knownRow(ctx, channelSeq)
  return row ? injectedToolsOf(row, await termsOf(ctx, row)) : null
}
/** The version of the site's own code that is switched on, and the one that pages run. */
export async function findSiteCode(ctx: Showing, channelSeq: ChannelSeq) {
  const row = await knownRow(ctx, channelSeq)
  const policy = await siteCodePolicy(ctx)
  const running = row ? injectedToolsOf(row, { policy, chatKey: null }).snippetVersion : null
  return { policy, chosen: row?.snippetVersion ?? null, running }
}

type Finding = Showing & { dbOf: (channelSeq: ChannelSeq) => ChannelDb | Promise<ChannelDb> }

/**
 * The site of a page as visitors see it, by host or, in development, by number. Null when there is no such site, or it is closed.
 */
export async function findShownSite(ctx: Finding, by: { host: string } | { channelSeq: number }) {
  const channelSeq = 'host' in by ? await findSeqOfHost(ctx, by.host) : seqOf(by.channelSeq)
  const row = channelSeq === null ? undefined : await knownRow(ctx, channelSeq)
  if (!row) return null
  const { channelSeq: site } = row
  const lookup = { ports: ctx.ports, channelSeq: site, db: await ctx.dbOf(site) }
  return viewOf(row, {
    url: await siteUrl(ctx, row),
    terms: await termsOf(ctx, row),
    menus: await findMenusFor(null, lookup),
    aliases: await findAliasesOf(lookup),
    words: await knownWords(ctx, row.channelSeq),
    switchedOff: await findSwitchedOff(ctx, row.channelSeq),
  })
}

/** The site at a host, the platform's address or its own domain; null where there is none. */
export const findSiteOfHost = (ctx: Finding, host: string) => findShownSite(ctx, { host })

/** The name and URL of the site at a host. */
export async function findCardOfHost(ctx: LookupContext, host: string) {
  const channelSeq = await findSeqOfHost(ctx, host)
  return channelSeq === null ? null : findSiteCard(ctx, channelSeq)
}

async function findSeqOfHost(ctx: LookupContext, host: string) {
  const label = ctx.ports.addresses.labelOf(host)
  if (label === undefined) return findSiteOfName(ctx, host)
  return label ? knownSeq(ctx, label) : null
}

/** The site's address of the platform. */
export async function getOwnAddress(ctx: LookupContext & { channelSeq: ChannelSeq }) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return ctx.ports.addresses.site(row.address)
}

function seqOf(number: number) {
  const given = seq('channel').safeParse(number)
  return given.success ? given.data : null
}

/** Shows visitors this page at `/`, or the main page again. Notify every process after the commit. */
export const setLogoutMainPage = updateLogoutMainPage
/** Notify every process after the commit. */
export const setSuspension = updateSuspension
/** The current page, locked until the transaction ends. */
export const lockLogoutMainPage = lockMainPage

/** The site of the request's host; null on the platform's own. */
export const findChannelHere = async ({
  incoming,
  ...ctx
}: LookupContext & Pick<PlatformContext, 'incoming'>) =>
  incoming.namedSite ?? findSeqOfHost(ctx, new URL(incoming.origin).host)

/** The site of a host; undefined for an unknown host. */
export async function findSiteAt(ctx: LookupContext, host: string) {
  if (ctx.ports.addresses.labelOf(host) === null) return null
  const channelSeq = await findSeqOfHost(ctx, host)
  return channelSeq ?? undefined
}

/** The public facts of the site at a host; NOT_FOUND where there is none. */
export async function lookUp(ctx: LookupContext, host: string) {
  const channelSeq = await findSiteAt(ctx, host)
  const card = channelSeq ? await findSiteCard(ctx, channelSeq) : null
  if (!channelSeq || !card) throw refuse('NOT_FOUND')
  return { channelSeq, ...card }
}

/** The language of this site for a user's preference. */
export async function languageFor(ctx: Context, language: Language) {
  const row = await knownRow(ctx, ctx.channelSeq)
  return chooseLanguage([language], row ? languagesOf(row) : ['ko'])
}

type SiteBrand = Brand & { contactEmail: string | null }

/** The sender of this site's mails. */
export const getBrand = (ctx: Context): Promise<SiteBrand> => getBrandOf(ctx, ctx.channelSeq)
export const getBrandHere = async (ctx: PlatformContext) => getBrandOf(ctx, await findChannelHere(ctx))

/** Mails about an account come from the platform … */
export const getPlatformBrand = (ctx: PlatformContext) => getBrandOf(ctx, null)
/** … and where they name a site, their links still lead to the platform's host only. docs/rules.md R-470. */
export async function getAccountBrand(ctx: PlatformContext, channelSeq: ChannelSeq | null) {
  return { ...(await getBrandOf(ctx, channelSeq)), siteUrl: ctx.ports.addresses.platform }
}

/** The platform is the sender where there is no site. */
export async function getBrandOf(ctx: LookupContext, channelSeq: ChannelSeq | null): Promise<SiteBrand> {
  const row = channelSeq === null ? undefined : await knownRow(ctx, channelSeq)
  const { addresses } = ctx.ports
  return row ? brandOf(row, await siteUrl(ctx, row)) : { ...PLATFORM, siteUrl: addresses.platform }
}

const brandOf = (row: ChannelRow, url: string): SiteBrand => ({
  siteName: row.name,
  brandColor: row.brandShades[MAIN_SHADE] ?? row.brandColor,
  siteUrl: url,
  contactEmail: companyOf(row)?.email || null,
})

/** The site's name and its owner's company facts, for legal texts. */
export async function getLegalFacts(ctx: LookupContext & { channelSeq: ChannelSeq }) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return { name: row.name, company: companyOf(row) ?? noFacts }
}

/** How the main page of the site is laid out. */
export async function getTemplate(ctx: LookupContext & { channelSeq: ChannelSeq }) {
  const row = await knownRow(ctx, ctx.channelSeq)
  return templateOf(row?.templateCd ?? '')
}

/** The day in Seoul on which the site was opened. */
export async function getOpeningDay(ctx: LookupContext & { channelSeq: ChannelSeq }) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return seoulDay(row.createdAt)
}

/** The set-up steps that the owner has completed. */
export async function getGuideFacts(ctx: Context) {
  const row = await knownRow(ctx, ctx.channelSeq)
  const company = row ? companyOf(row) : null
  const seo = row ? keptSeoOf(row.seo) : null
  return {
    hasLogo: row !== undefined && row.logoFileSeq !== null,
    /** The facts that the law asks for below every page, each there or not. */
    footerFacts: [company?.corpName, company?.representative, company?.businessNo, company?.phone].map(
      Boolean,
    ),
    hasTerms: row !== undefined && row.legalPublishedAt !== null,
    hasSeo: Boolean(seo?.title || seo?.description),
    hasShareCard: seo !== null && (seo.ogImageFileSeq !== null || seo.ogTitle !== ''),
  }
}

/** The newest sites, for the operator of the installation. */
export async function summariseChannels(db: PlatformDb, addresses: Addresses) {
  const newest = await findNewest(db, 50)
  return {
    total: await countChannels(db),
    list: newest.map(({ channelSeq, name, address }) => ({
      channelSeq,
      name,
      domain: addresses.site(address),
    })),
  }
}

/** Sites of the installation by name or address, for its operator. */
export async function listChannels(
  ctx: PlatformContext,
  query: { q?: string | undefined; page: number; size: number },
) {
  const found = await findChannelsLike(ctx.platform, query)
  return {
    list: found.map(({ channelSeq, name, address }) => ({
      channelSeq,
      name,
      domain: ctx.ports.addresses.site(address),
    })),
    total: await countChannelsLike(ctx.platform, query.q),
  }
}
