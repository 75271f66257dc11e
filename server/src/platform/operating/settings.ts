import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import type { Guides } from 'contract/site/sites/page-data'
import { z } from 'zod'
import { CannotStart } from './cannot-start.ts'
import { liveMistakesIn, liveSettingsIn, type LiveSettings } from './live-settings.ts'
import { settingsTable, type deliveries, type siteCodeChoices } from './settings-table.ts'

export interface Settings {
  /** Only this machine can reach it: the demo mode is on. */
  isDemo: boolean
  host: string
  port: number
  publicUrl: string | null
  baseDomain: string | null
  trustedProxies: readonly string[]
  /** Absolute. */
  dataDir: string
  databaseUrl: string | null
  /** Read it through `secretsOf`, never directly. */
  masterSecret: string | null
  /** The bucket of the files; null for the disk. */
  s3: { url: string; region: string; accessKeyId: string; secretAccessKey: string } | null
  mediaDelivery: (typeof deliveries)[number]
  smtp: { url: string; from: string } | null
  ffmpegPath: string | null
  /** The short side of the highest rendition. */
  videoLines: number
  /** Of one uploaded video. */
  videoMaxBytes: number
  /** Of all uploaded videos of a site; null where only the disk limits them. */
  videoQuotaBytes: number | null
  /** With less free disk space the product reports not ready. */
  diskLeastBytes: number
  logLevel: 'error' | 'warn' | 'info' | 'debug'
  /** A failed sign-in does not reveal whether the address exists. */
  authStrict: boolean
  /** The longest duration of a sign-in. */
  sessionDays: number
  courseReviewHours: number
  /** The first day of Seoul whose visits are counted. */
  statsStart: string
  /** The fee on sales from a month of Seoul on, in hundredths of a percent. */
  platformFees: readonly { from: string; rate: number }[]
  /** Client keys of accounts at providers whose sales come to the platform. */
  platformMerchants: readonly string[]
  /** Whether code of site owners runs: once the operator allowed it, always, or never. */
  siteCode: (typeof siteCodeChoices)[number]
  /** The platform's help links that are set. */
  guides: Guides
  live: LiveSettings
  /** Mails are shown at /dev/mailbox and not sent. */
  mailbox: boolean
  demoSeed: boolean
  sandboxPayments: boolean
  /** The installation's own account for charging stored cards. */
  billingToss: { clientKey: string; secretKey: string } | null
  /** The base URL of sign-in providers; null for their own. */
  socialProvidersUrl: string | null
  solapiUrl: string | null
  facebookGraphVersion: string
  /** Hosts of accepted push services; `*.` matches any prefix. */
  pushServices: readonly string[]
  /** The key of the YouTube Data API; without one staff enter the length of a linked video. */
  youtubeKey: string | null
  /** The support chat for staff of sites without their own. */
  chat: { key: string; secret: string | null } | null
}

type Table = typeof settingsTable
type Shape = { [Name in keyof Table]: Table[Name]['reads'] }
const Environment = z.object(
  Object.fromEntries(Object.entries(settingsTable).map(([name, { reads }]) => [name, reads])) as Shape,
)
type Environment = z.output<typeof Environment>

/**
 * The settings from the environment, validated as a whole. `root` is the base of relative paths. @throws CannotStart with all
 * errors at once.
 */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const { success, data, error } = Environment.safeParse(given)
  if (!success) throw wrong(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))

  const isDemo = isLoopback(data.HOST) && data.PUBLIC_URL === undefined
  const mistakes = mistakesIn(data, isDemo)
  if (mistakes.length > 0) throw wrong(mistakes)
  return {
    isDemo,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ?? null,
    baseDomain: data.BASE_DOMAIN ?? null,
    trustedProxies: data.TRUSTED_PROXIES,
    dataDir: resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    masterSecret: data.MASTER_SECRET ?? null,
    s3: s3In(data),
    mediaDelivery: data.MEDIA_DELIVERY,
    smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
    ffmpegPath: data.FFMPEG_PATH ?? null,
    videoLines: data.VIDEO_LINES,
    videoMaxBytes: data.VIDEO_MAX_GB * 1024 ** 3,
    videoQuotaBytes: data.VIDEO_QUOTA_GB === undefined ? null : data.VIDEO_QUOTA_GB * 1024 ** 3,
    diskLeastBytes: data.DISK_LEAST_MB * 1024 ** 2,
    logLevel: data.LOG_LEVEL,
    authStrict: data.AUTH_STRICT,
    sessionDays: data.SESSION_DAYS,
    courseReviewHours: data.COURSE_REVIEW_HOURS,
    statsStart: data.STATS_START,
    platformFees: data.PLATFORM_FEES,
    platformMerchants: data.PLATFORM_MERCHANTS,
    siteCode: data.SITE_CODE,
    guides: guidesIn(data),
    live: liveSettingsIn(data, isDemo),
    mailbox: data.DEV_MAILBOX ?? (isDemo && data.SMTP_URL === undefined),
    demoSeed: data.DEMO_SEED ?? isDemo,
    sandboxPayments: data.SANDBOX_PAYMENTS ?? isDemo,
    billingToss: billingIn(data),
    socialProvidersUrl: data.SOCIAL_PROVIDERS_URL ?? null,
    solapiUrl: data.SOLAPI_URL ?? null,
    facebookGraphVersion: data.FACEBOOK_GRAPH_VERSION,
    pushServices: data.PUSH_SERVICES,
    youtubeKey: data.YOUTUBE_API_KEY ?? null,
    chat: data.CHAT_PLUGIN_KEY ? { key: data.CHAT_PLUGIN_KEY, secret: data.CHAT_SECRET ?? null } : null,
  }
}

const s3In = ({ S3_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Environment) =>
  S3_URL && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        url: S3_URL,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      }
    : null

const billingIn = ({ BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY }: Environment) =>
  BILLING_TOSS_CLIENT_KEY && BILLING_TOSS_SECRET_KEY
    ? { clientKey: BILLING_TOSS_CLIENT_KEY, secretKey: BILLING_TOSS_SECRET_KEY }
    : null

const guidesIn = (given: Environment): Guides => ({
  ...(given.GUIDE_OPERATOR_URL && { operator: given.GUIDE_OPERATOR_URL }),
  ...(given.GUIDE_LEARNER_URL && { learner: given.GUIDE_LEARNER_URL }),
  ...(given.GUIDE_ACADEMY_URL && { academy: given.GUIDE_ACADEMY_URL }),
  ...(given.SUPPORT_PHONE && { phone: given.SUPPORT_PHONE }),
})

/** Warnings about valid but questionable settings. One sentence each, for the terminal and the log. */
export function adviceOn(settings: Settings): string[] {
  if (settings.isDemo) return []
  const { publicUrl, smtp, mailbox, demoSeed, sandboxPayments, socialProvidersUrl, solapiUrl } = settings
  return [
    publicUrl === null && 'PUBLIC_URL is not set, so links in mails lead to this machine only.',
    publicUrl?.startsWith('http:') &&
      'PUBLIC_URL is plain http: passwords travel unprotected. Put TLS in front.',
    smtp === null && !mailbox && 'SMTP_URL is not set: nobody gets the mail that confirms a new account.',
    mailbox && 'DEV_MAILBOX is on: everybody who opens /dev/mailbox reads every mail.',
    demoSeed && 'DEMO_SEED is on: an empty installation gets accounts whose passwords everybody knows.',
    sandboxPayments && 'SANDBOX_PAYMENTS is on: classes can be had without paying.',
    socialProvidersUrl !== null &&
      'SOCIAL_PROVIDERS_URL is set: the server that answers there decides who people are.',
    solapiUrl !== null && 'SOLAPI_URL is set: the server that answers there gets all messages to phones.',
  ].filter((sentence) => typeof sentence === 'string')
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

function mistakesIn(data: Environment, isDemo: boolean) {
  const { MASTER_SECRET, SMTP_URL, MAIL_FROM, DEV_MAILBOX } = data
  const mistakes = [...storageMistakesIn(data), ...liveMistakesIn(data)]
  if (MASTER_SECRET !== undefined && secretBytes(MASTER_SECRET) === null) {
    mistakes.push(`MASTER_SECRET: write at least 32 random bytes as hex or base64. ${howToMakeOne}`)
  }
  if (MASTER_SECRET === undefined && !isDemo) {
    mistakes.push(`MASTER_SECRET: outside demo mode it must be set. ${howToMakeOne}`)
  }
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) mistakes.push('MAIL_FROM: needed with SMTP_URL')
  if (SMTP_URL !== undefined && DEV_MAILBOX) mistakes.push('DEV_MAILBOX: cannot be on while SMTP_URL is set')
  const billing = billingMistakeIn(data)
  if (billing !== null) mistakes.push(billing)
  return mistakes
}

/** Half a pair of keys, or one of the test and one of the real account. */
function billingMistakeIn({ BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY }: Environment) {
  const keys = [BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY].filter((key) => key !== undefined)
  const modes = new Set(keys.map((key) => key.slice(0, 'test'.length)))
  if (keys.length === 0 || (keys.length === 2 && modes.size === 1)) return null
  return 'BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY: set both, from the same account'
}

function storageMistakesIn(data: Environment) {
  const { S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, MEDIA_DELIVERY } = data
  const mistakes: string[] = []
  if (S3_URL !== undefined && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    mistakes.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed with S3_URL')
  }
  if (MEDIA_DELIVERY === 's3' && S3_URL === undefined) {
    mistakes.push('MEDIA_DELIVERY: s3 needs S3_URL')
  }
  if (MEDIA_DELIVERY === 'x-accel' && S3_URL !== undefined) {
    mistakes.push('MEDIA_DELIVERY: x-accel hands out files of a disk, not of S3_URL')
  }
  return mistakes
}

const howToMakeOne = `Make one, and keep it safe, with
    node -e "console.log(require('node:crypto').randomBytes(32).toString('base64'))"
  or go on with the one demo mode made: it stands in DATA_DIR/master.secret.`

/** The bytes of a secret in hex or base64, or null when they are too few. */
export function secretBytes(written: string): Buffer | null {
  const isHex = /^([0-9a-f]{2})+$/i.test(written)
  if (!isHex && !/^[\w+/-]+={0,2}$/.test(written)) return null
  const bytes = Buffer.from(written, isHex ? 'hex' : 'base64')
  return bytes.length >= 32 ? bytes : null
}

const wrong = (mistakes: string[]) =>
  new CannotStart(`These settings cannot be:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
