import { z } from 'zod'
import { roles } from '../../http/permissions.ts'
import { languages } from '../../i18n/languages.ts'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { SiteMenu } from '../menus/schemas.ts'
import { PageSeo } from '../seo/schemas.ts'
import { CustomKeywordSetting } from '../terminology/schemas.ts'
import { brandColor, CompanyFacts, FooterLink } from './site-settings.ts'
import { MarketingTools } from './tools.schemas.ts'

/** One site, as everybody may see it. */
export const Channel = z.object({
  channelSeq: seq('channel'),
  name: z.string(),
  /** Its own address, scheme and port included: `http://haru.localhost:3000`. */
  domain: z.string(),
  intro: z.string().nullable(),
  headerLogoUrl: z.string().nullable(),
  /** The smallest of its icons; null where its first letter stands for it. */
  faviconUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  bannerTitle: z.string().nullable(),
  bannerText: z.string().nullable(),
  templateCd: z.string(),
  /** Ten shades from lightest to darkest; the seventh carries white text. */
  brandShades: z.string().array().length(10),
  languages: z.enum(languages).array(),
  noIndex: z.boolean(),
  /** What search engines and shared links are told; null where nobody wrote anything. */
  seo: PageSeo.nullable(),
  /** Null where the site has no key for Kakao's share dialog. */
  kakaoJsKey: z.string().nullable(),
  marketingTools: MarketingTools,
  customKeywordSetting: CustomKeywordSetting,
  company: CompanyFacts.nullable(),
  /** As far as the caller may see them. */
  menus: SiteMenu.array(),
  /** Names under which it keeps some of its classes: `/academy/classes`. */
  serviceAliases: z.object({ alias: z.string(), name: z.string() }).array(),
  /** Names given up, and what stands there now. */
  formerAliases: z.object({ former: z.string(), alias: z.string() }).array(),
  /** The page that visitors who are not signed in find at `/`. */
  logoutMainPageSeq: seq('page').nullable(),
  /** The site's application at each provider; one is offered only where its id is set. */
  snsLoginKakId: z.string().nullable(),
  snsLoginNavId: z.string().nullable(),
  snsLoginGogId: z.string().nullable(),
  snsLoginFabId: z.string().nullable(),
  /** A user who signs up with kakao agrees to the site's terms there. */
  kakaoSyncYn: z.enum(['Y', 'N']),
  whiteLabelYn: z.enum(['Y', 'N']),
  footerLinks: FooterLink.array(),
  /** Whether a version of its terms was ever published: only then members have anything to hear of. */
  hasOwnTerms: z.boolean(),
})
export type Channel = z.output<typeof Channel>

const yesNo = z.enum(['Y', 'N'])
/** A site with what its pages do not carry, computed for the caller. docs/rules.md R-636. */
export const ChannelDetail = Channel.extend({
  channelSetting: z.object({
    /** Whether it pays for a hosted plan. */
    saasYn: yesNo,
    /** JSON text: `{ "kakaoSyncYn": …, "whiteLabelYn": …, "langs": … }`. */
    config: z.string(),
    /** JSON text: the same as `seo`, `{}` where nobody wrote anything. */
    seoSetting: z.string(),
    /** JSON text. */
    lkPlus: z.string(),
  }),
  /** Whether it was asked for by its number, at a host that is not its own. */
  isParamCustomDomain: z.boolean(),
  /** Whether it asks its members if it may send them news. */
  marketingConsent: z.boolean(),
  /** Whether it is the first site of the caller, who owns it. */
  isFirstChannel: z.boolean(),
})

export const contentTypes = ['VOD', 'OFFLINE', 'TEXT'] as const

export const NewChannel = z.object({
  name: oneLine(2, 40),
  address: z.string().trim().toLowerCase().min(1).max(20),
  contentTypeCd: z.enum(contentTypes).optional(),
  brandColor: brandColor.optional(),
})

export const ManagedChannel = z.object({
  channelSeq: seq('channel'),
  name: z.string(),
  domain: z.string(),
  brandShades: z.string().array(),
  role: z.enum(roles).nullable(),
  joinedAt: instant,
})
