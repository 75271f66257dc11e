import { z } from 'zod'
import { brandColor, ChannelDraft, ChannelWish, CompanyFacts, FooterLink } from './channel-draft.ts'
import { endpoint } from './grammar.ts'
import { languages } from './languages.ts'
import { MarketingTools } from './marketing-tools.ts'
import { SiteMenu } from './menus.ts'
import { roles } from './permissions.ts'
import { PageSeo } from './seo.ts'
import { CustomKeywordSetting } from './site-words.ts'
import { instant, nothing, seq } from './values.ts'
import { oneLine } from './texts.ts'

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
  /** As far as whoever asks may see them. */
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
  /** Whoever signs up with kakao agrees to the site's terms there. */
  kakaoSyncYn: z.enum(['Y', 'N']),
  whiteLabelYn: z.enum(['Y', 'N']),
  footerLinks: FooterLink.array(),
  /** Whether a version of its terms was ever published: only then members have anything to hear of. */
  hasOwnTerms: z.boolean(),
})
export type Channel = z.output<typeof Channel>

const yesNo = z.enum(['Y', 'N'])
/** A site with what its pages do not carry, worked out for whoever asks. docs/rules.md R-636. */
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
  /** Whether it is the first site of whoever asks, who owns it. */
  isFirstChannel: z.boolean(),
})

export const contentTypes = ['VOD', 'OFFLINE', 'TEXT'] as const

export const getChannel = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq',
  access: 'public',
  reply: ChannelDetail,
  shows: 'channels',
})

/** Is this address free? Also says why it could never be taken. */
const shownOfExample = {
  channelSeq: true,
  name: true,
  domain: true,
  intro: true,
  bannerUrl: true,
  bannerTitle: true,
  brandShades: true,
} as const

export const checkAddress = endpoint({
  method: 'GET',
  path: '/domains/check',
  access: 'public',
  query: z.object({ address: z.string().max(60) }),
  reply: z.object({ isUsable: z.boolean(), reason: z.enum(['FORM', 'RESERVED', 'TAKEN']).nullable() }),
})

/** The site that answers at a host, its own name or an address of the platform; NOT_FOUND where none does, or it is closed. */
export const lookUpHost = endpoint({
  method: 'GET',
  path: '/domains/lookup',
  access: 'public',
  query: z.object({ host: z.string().trim().min(1).max(300) }),
  reply: Channel.pick({ channelSeq: true, name: true, domain: true }),
  refuses: ['NOT_FOUND'],
  shows: 'channels',
})

export const NewChannel = z.object({
  name: oneLine(2, 40),
  address: z.string().trim().toLowerCase().min(1).max(20),
  contentTypeCd: z.enum(contentTypes).optional(),
  brandColor: brandColor.optional(),
})

/** Opens a site; whoever asks becomes its owner and its first member. */
export const createChannel = endpoint({
  method: 'POST',
  path: '/channels',
  access: 'signed-in',
  host: 'platform',
  body: NewChannel,
  reply: Channel,
  refuses: ['ADDRESS_TAKEN', 'ADDRESS_RESERVED', 'EMAIL_NOT_VERIFIED'],
  touches: ['channels', 'members'],
})

export const ManagedChannel = z.object({
  channelSeq: seq('channel'),
  name: z.string(),
  domain: z.string(),
  brandShades: z.string().array(),
  role: z.enum(roles).nullable(),
  joinedAt: instant,
})

/**
 * The sites that came with the installation, for its front page; none where it began empty. Their classes are read as
 * every visitor reads them.
 */
export const listExamples = endpoint({
  method: 'GET',
  path: '/examples',
  access: 'public',
  reply: z.object({ list: Channel.pick(shownOfExample).array() }),
  shows: 'channels',
})

/** The sites the caller manages as owner or manager. */
export const listManagedChannels = endpoint({
  method: 'GET',
  path: '/mypage/manage-channels',
  access: 'signed-in',
  reply: z.object({ list: ManagedChannel.array() }),
  shows: 'channels',
})

/** Every site the caller has joined. */
export const listJoinedChannels = endpoint({
  method: 'GET',
  path: '/mypage/channels',
  access: 'signed-in',
  reply: z.object({ list: ManagedChannel.array() }),
  shows: 'channels',
})

export const getConfiguration = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/configurations',
  access: 'SITE_SUPPORT_UPDATE',
  /** How large one video may be is said by the installation. */
  reply: ChannelDraft.extend({ maxVideoUploadBytes: z.int() }),
  shows: 'channels',
})
export const saveConfiguration = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/configurations',
  access: 'SITE_SUPPORT_UPDATE',
  body: ChannelWish,
  reply: nothing,
  touches: ['channels'],
})
