import { z } from 'zod'
import { featureSwitches } from '../../http/feature-switches.rules.ts'
import { roles } from '../../http/permissions.ts'
import { languages } from '../../i18n/languages.ts'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { SiteMenu } from '../menus/schemas.ts'
import { PageSeo } from '../seo/schemas.ts'
import { CustomKeywordSetting } from '../terminology/schemas.ts'
import { contentTypes } from './content-types.rules.ts'
import { brandColor, CompanyFacts, FooterLink } from './site-settings.ts'
import { storefrontTemplates } from './templates.rules.ts'
import { MarketingTools } from './tools.schemas.ts'

/** The public facts of a site. */
export const Channel = z.object({
  channelSeq: seq('channel'),
  name: z.string(),
  /** Its own address, scheme and port included: `http://haru.localhost:3000`. */
  domain: z.string(),
  intro: z.string().nullable(),
  headerLogoUrl: z.string().nullable(),
  /** The smallest of its icons; null where its first letter replaces it. */
  faviconUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  bannerTitle: z.string().nullable(),
  bannerText: z.string().nullable(),
  templateCd: z.enum(storefrontTemplates),
  /** Ten shades from lightest to darkest; the seventh carries white text. */
  brandShades: z.string().array().length(10),
  languages: z.enum(languages).array(),
  noIndex: z.boolean(),
  /** What is left while the operator suspends it: what members have, or nothing; null where it is not suspended. */
  suspension: z.enum(['MEMBERS', 'CLOSED']).nullable(),
  /** What the operator has switched off here. docs/rules.md R-1160. */
  switchedOff: z.enum(featureSwitches).array(),
  /** Its texts for search engines and shared links; null where staff entered none. */
  seo: PageSeo.nullable(),
  /** Null where the site has no key for Kakao's share dialog. */
  kakaoJsKey: z.string().nullable(),
  marketingTools: MarketingTools,
  customKeywordSetting: CustomKeywordSetting,
  company: CompanyFacts.nullable(),
  /** The menus the caller may see. */
  menus: SiteMenu.array(),
  /** The aliases under which it lists some of its courses: `/academy/classes`. */
  serviceAliases: z.object({ alias: z.string(), name: z.string() }).array(),
  /** Former aliases with their successors. */
  formerAliases: z.object({ former: z.string(), alias: z.string() }).array(),
  /** The page that visitors who are not signed in see at `/`. */
  logoutMainPageSeq: seq('page').nullable(),
  /** The site's application at each provider; a provider is offered only where its id is set. */
  snsLoginKakId: z.string().nullable(),
  snsLoginNavId: z.string().nullable(),
  snsLoginGogId: z.string().nullable(),
  snsLoginFabId: z.string().nullable(),
  /** A user who signs up with Kakao agrees to the site's terms there. */
  kakaoSyncYn: z.enum(['Y', 'N']),
  /** Whether it asks people for consent to marketing when they sign up. docs/rules.md R-1132. */
  marketingConsent: z.boolean(),
  whiteLabelYn: z.enum(['Y', 'N']),
  footerLinks: FooterLink.array(),
  /** Whether the site ever published its own terms; only then members can have news about them. */
  hasOwnTerms: z.boolean(),
})
export type Channel = z.output<typeof Channel>

const yesNo = z.enum(['Y', 'N'])
/** The channel with further facts, computed for the caller. docs/rules.md R-636. */
export const ChannelDetail = Channel.extend({
  channelSetting: z.object({
    /** Whether it pays for a hosted plan. */
    saasYn: yesNo,
    /** JSON text: `{ "kakaoSyncYn": …, "whiteLabelYn": …, "langs": … }` and the keys that programs of the site keep here. */
    config: z.string(),
    /** JSON text: the same as `seo`, `{}` where staff entered none. */
    seoSetting: z.string(),
    /** JSON text that programs of the site keep here; `{}` where none did. */
    lkPlus: z.string(),
  }),
  /** Whether the call named it by its number, on a host that is not its own. */
  isParamCustomDomain: z.boolean(),
  /** Whether it is the first site that the caller owns. */
  isFirstChannel: z.boolean(),
})

export const NewChannel = z.object({
  name: oneLine(2, 40),
  address: z.string().trim().toLowerCase().min(1).max(20),
  contentTypeCd: z.enum(contentTypes).optional(),
  /** The page that led to opening the site. */
  fromPath: z.string().max(300).optional(),
  brandColor: brandColor.optional(),
  templateCd: z.enum(storefrontTemplates).optional(),
})

export const ManagedChannel = z.object({
  channelSeq: seq('channel'),
  name: z.string(),
  domain: z.string(),
  brandShades: z.string().array(),
  role: z.enum(roles).nullable(),
  joinedAt: instant,
})
