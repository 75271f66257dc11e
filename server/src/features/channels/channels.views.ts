import { CompanyFacts } from 'contract/channel-draft'
import { type Channel, type ManagedChannel } from 'contract/channels'
import { languages, type Language } from 'contract/languages'
import type { SiteMenu } from 'contract/menus'
import type { Role } from 'contract/permissions'
import type { FileSeq } from 'contract/values'
import type { z } from 'zod'
import type { Addresses } from '../../platform/addresses.ts'
import { fileUrl } from '../files/files.public.ts'
import type { ChannelRow } from './channels.queries.ts'
import { pageSeoOf } from './site-seo.ts'

const LOGO_WIDTH = 320
const BANNER_WIDTH = 1440

/** One site as everybody may see it. */
export function viewOf(
  row: ChannelRow,
  { addresses, menus }: { addresses: Addresses; menus: SiteMenu[] },
): Channel {
  const picture = (fileSeq: FileSeq | null, width: number) =>
    fileSeq === null ? null : fileUrl(row.channelSeq, fileSeq, width)
  return {
    channelSeq: row.channelSeq,
    name: row.name,
    domain: addresses.site(row.address),
    intro: row.intro,
    headerLogoUrl: picture(row.logoFileSeq, LOGO_WIDTH),
    bannerUrl: picture(row.bannerFileSeq, BANNER_WIDTH),
    bannerTitle: row.bannerTitle,
    bannerText: row.bannerText,
    templateCd: row.templateCd,
    brandShades: row.brandShades,
    languages: languagesOf(row),
    noIndex: row.noIndex,
    seo: pageSeoOf(row),
    kakaoJsKey: row.kakaoJsKey,
    company: companyOf(row),
    menus,
    logoutMainPageSeq: row.logoutMainPageSeq,
    snsLoginKakId: row.snsLoginKakId,
    snsLoginNavId: row.snsLoginNavId,
    snsLoginGogId: row.snsLoginGogId,
    snsLoginFabId: row.snsLoginFabId,
    kakaoSyncYn: row.kakaoSync ? 'Y' : 'N',
  }
}

/** One line of a person's list of sites. */
export function lineOf(
  { channelSeq, name, address, brandShades }: ChannelRow,
  { role, joinedAt, addresses }: { role: Role | null; joinedAt: Date; addresses: Addresses },
): z.output<typeof ManagedChannel> {
  return { channelSeq, name, domain: addresses.site(address), brandShades, role, joinedAt }
}

/** Null until the owner has filled them in. */
export function companyOf({ company }: ChannelRow): CompanyFacts | null {
  const read = CompanyFacts.safeParse(company)
  return read.success ? read.data : null
}

const languagesOf = (row: ChannelRow): Language[] =>
  languages.filter((language) => row.languages.includes(language))
