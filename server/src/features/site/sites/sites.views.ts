import type { FeatureSwitch } from 'contract/http/feature-switches.rules'
import { isClosedToMembers } from 'contract/http/suspension.rules'
import { templateOf } from 'contract/site/sites/templates.rules'
import { CompanyFacts, FooterLink } from 'contract/site/sites/site-settings'
import type { Channel, ManagedChannel } from 'contract/site/sites/schemas'
import { languages, type Language } from 'contract/i18n/languages'
import type { SiteMenu } from 'contract/site/menus/schemas'
import type { Role } from 'contract/http/permissions'
import type { ChannelSeq, FileSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { fileUrl, iconUrl } from '../../system/files/files.public.ts'
import { isCustom, type SiteWords } from '../../../platform/words/site-words.ts'
import type { ChannelRow } from './sites.queries.ts'
import { pageSeoOf } from './site-seo.views.ts'
import { shownToolsOf, type Terms } from './site-tools.views.ts'

const LOGO_WIDTH = 320
const BANNER_WIDTH = 1440

/** Facts of the view that are not in the row. */
interface Beside {
  url: string
  terms: Terms
  menus: SiteMenu[]
  aliases: Pick<Channel, 'serviceAliases' | 'formerAliases'>
  words: SiteWords
  switchedOff: FeatureSwitch[]
}
export function viewOf(row: ChannelRow, { url, terms, menus, aliases, words, switchedOff }: Beside): Channel {
  const picture = (fileSeq: FileSeq | null, width: number) =>
    fileSeq === null ? null : fileUrl(row.channelSeq, fileSeq, width)
  return {
    channelSeq: row.channelSeq,
    name: row.name,
    domain: url,
    intro: row.intro,
    headerLogoUrl: picture(row.logoFileSeq, LOGO_WIDTH),
    faviconUrl: row.faviconFileSeq === null ? null : iconUrl(row.channelSeq, row.faviconFileSeq),
    bannerUrl: picture(row.bannerFileSeq, BANNER_WIDTH),
    bannerTitle: row.bannerTitle,
    bannerText: row.bannerText,
    templateCd: templateOf(row.templateCd),
    brandShades: row.brandShades,
    languages: languagesOf(row),
    noIndex: row.noIndex || row.suspension !== null,
    suspension: row.suspension && (isClosedToMembers(row.suspension) ? 'CLOSED' : 'MEMBERS'),
    switchedOff,
    seo: pageSeoOf(row),
    kakaoJsKey: row.kakaoJsKey,
    marketingTools: shownToolsOf(row, terms),
    customKeywordSetting: {
      customKeyword: isCustom(words.chosen) ? 'Y' : 'N',
      path: keywordsPath(row.channelSeq),
      version: words.version,
    },
    company: companyOf(row),
    menus,
    ...aliases,
    logoutMainPageSeq: row.logoutMainPageSeq,
    snsLoginKakId: row.snsLoginKakId,
    snsLoginNavId: row.snsLoginNavId,
    snsLoginGogId: row.snsLoginGogId,
    snsLoginFabId: row.snsLoginFabId,
    kakaoSyncYn: row.kakaoSync ? 'Y' : 'N',
    marketingConsent: row.asksMarketing,
    whiteLabelYn: row.whiteLabelYn,
    footerLinks: footerLinksOf(row),
    hasOwnTerms: row.legalPublishedAt !== null,
  }
}

/** One line of a person's list of sites. */
export function lineOf(
  { channelSeq, name, brandShades }: ChannelRow,
  { role, joinedAt, url }: { role: Role | null; joinedAt: Date; url: string },
): z.output<typeof ManagedChannel> {
  return { channelSeq, name, domain: url, brandShades, role, joinedAt }
}

export const noFacts: CompanyFacts = {
  corpName: '',
  representative: '',
  businessNo: '',
  mailOrderNo: '',
  address: '',
  phone: '',
  email: '',
  privacyOfficer: '',
  homepage: '',
  fax: '',
  copyright: '',
}

/** Null until the owner has entered them. */
export function companyOf({ company }: ChannelRow): CompanyFacts | null {
  if (company === null) return null
  const read = CompanyFacts.safeParse(typeof company === 'object' ? { ...noFacts, ...company } : company)
  return read.success ? read.data : null
}

export function footerLinksOf({ footerLinks }: ChannelRow): FooterLink[] {
  const read = FooterLink.array().safeParse(footerLinks)
  return read.success ? read.data : []
}

/** The URL folder of the files with a site's terms. */
const keywordsPath = (channelSeq: ChannelSeq) => `/keywords/${channelSeq}`

export const languagesOf = (row: ChannelRow): Language[] =>
  languages.filter((language) => row.languages.includes(language))
