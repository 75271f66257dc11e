import { isIP } from 'node:net'
import { chatKeyForm } from 'contract/site/sites/tools.rules'
import { z } from 'zod'
import { liveSettingsTable } from './live-settings.ts'
import { platformFees, platformMerchants, tossKey } from './money-settings.ts'
import { listOf, row, text } from './setting-row.ts'

const onOff = z
  .enum(['on', 'off'], 'write on or off')
  .transform((value) => value === 'on')
  .optional()

const host = z.string().regex(/^[\w.:-]+$/, 'write an address such as 127.0.0.1 or 0.0.0.0')
const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'write a host name such as classes.example.com')

const origin = z
  .url({ protocol: /^https?$/, error: 'write an address such as https://classes.example.com', abort: true })
  .refine((url) => ['', '/'].includes(new URL(url).pathname + new URL(url).search), 'write it without a path')
  .transform((url) => new URL(url).origin)

const link = z
  .url({ protocol: /^https?$/, error: 'write an address such as https://help.example.com/start' })
  .optional()

const phone = z
  .string()
  .trim()
  .regex(/^(?=(?:\D*\d){3,15}\D*$)\+?[\d ()-]{3,24}$/, 'write a number such as 1588-0000 or +82 2-123-4567')
  .optional()

const smtp = z.url({
  protocol: /^smtps?$/,
  error: 'write an address such as smtp://user:password@mail.example.com:587',
})
const bucket = z
  .url({
    protocol: /^https?$/,
    error: 'write an address such as https://bucket.s3.ap-northeast-2.amazonaws.com',
  })
  .refine((url) => new URL(url).search + new URL(url).hash === '', 'write it without ? and #')
  .transform((url) => url.replace(/\/$/, ''))

/** The server of video files. */
export const deliveries = ['node', 'x-accel', 's3'] as const

/** The policies for code of site owners. */
export const siteCodeChoices = ['ask', 'on', 'off'] as const

const sender = z
  .string()
  .regex(/^([^<>\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/, 'write Name <mail@example.com> or an address alone')

const proxies = listOf(isProxy, 'write addresses or networks, such as 127.0.0.1, 10.0.0.0/8, loopback')

const pushServices = z
  .string()
  .toLowerCase()
  .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ''))
  .refine(
    (list) => list.every((entry) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(entry)),
    'write hosts by commas, such as fcm.googleapis.com or *.push.apple.com',
  )

/** Every environment variable of the installation. `docs/operating.md` prints this table. */
export const settingsTable = {
  PORT: row(
    z.coerce.number('write a number').int('write a whole number').min(1).max(65_535).default(3000),
    '3000',
    'The port it listens on.',
  ),
  HOST: row(
    host.default('127.0.0.1'),
    '127.0.0.1',
    'The address it listens on. Anything but the loopback address ends demo mode.',
  ),
  PUBLIC_URL: row(
    origin.optional(),
    'unset',
    'Where people reach the platform, such as `https://classes.example.com`. Ends demo mode.',
  ),
  BASE_DOMAIN: row(
    domain.optional(),
    'the host of `PUBLIC_URL`, else `localhost`',
    'Sites answer at `<name>.<BASE_DOMAIN>`.',
  ),
  TRUSTED_PROXIES: row(
    proxies.default([]),
    'none',
    'Whose `X-Forwarded-…` headers are believed: addresses, networks, `loopback`, `uniquelocal`, by commas.',
  ),
  DATA_DIR: row(
    z.string().min(1).default('data'),
    '`data` in the clone',
    'Database, files, logs and the generated secret. A relative path starts at the clone.',
  ),
  DATABASE_URL: row(
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'write an address such as postgres://user:password@host/name',
      })
      .optional(),
    'unset: its own PostgreSQL',
    'A PostgreSQL (15 to 18) of yours instead of the built-in one.',
  ),
  MASTER_SECRET: row(
    z.string().trim().optional(),
    'made once in demo mode',
    'At least 32 random bytes as hex or base64. It unlocks videos and signs addresses; losing it loses the videos.',
  ),
  S3_URL: row(
    bucket.optional(),
    'unset: files lie in `DATA_DIR`',
    'A bucket that speaks S3, such as `https://bucket.s3.ap-northeast-2.amazonaws.com` or `https://store.example.com/bucket`.',
  ),
  S3_REGION: row(z.string().trim().min(1).default('us-east-1'), 'us-east-1', 'The region of the bucket.'),
  S3_ACCESS_KEY_ID: row(text, 'unset', 'Who asks the bucket. Needed with `S3_URL`.'),
  S3_SECRET_ACCESS_KEY: row(text, 'unset', 'Their secret. Needed with `S3_URL`.'),
  MEDIA_DELIVERY: row(
    z.enum(deliveries, 'write node, x-accel or s3').default('node'),
    'node',
    'Who hands out pieces of video once they are allowed: the product, nginx (`x-accel`) or the bucket itself (`s3`).',
  ),
  SMTP_URL: row(
    smtp.optional(),
    'unset',
    'The mail server: `smtp://user:password@host:587` or `smtps://…:465`.',
  ),
  MAIL_FROM: row(
    sender.optional(),
    'unset',
    'The sender of mails of the platform, and of sites without a checked domain of their own. Needed with `SMTP_URL`.',
  ),
  FFMPEG_PATH: row(text, 'the one in `PATH`, else the packaged one', 'The ffmpeg that transcodes videos.'),
  VIDEO_LINES: row(
    z.enum(['720', '1080'], 'write 720 or 1080').default('1080').transform(Number),
    '1080',
    'How sharp videos become. 720 spares the work and the room of the sharpest picture, which joins a video once it plays.',
  ),
  VIDEO_MAX_GB: row(
    z.coerce.number('write a number').int('write a whole number').min(1).max(1000).default(8),
    '8',
    'How many gigabytes one video may have when it is sent.',
  ),
  VIDEO_QUOTA_GB: row(
    z.coerce.number('write a number').int('write a whole number').min(1).max(1_000_000).optional(),
    'unset: as much as the disk takes',
    'How many gigabytes of video each site may keep, counted by what was sent.',
  ),
  DISK_LEAST_MB: row(
    z.coerce.number('write a number').int('write a whole number').min(1).max(1_000_000).default(256),
    '256',
    'With fewer megabytes free on a disk of the product, `/health/ready` says that it is not ready.',
  ),
  LOG_LEVEL: row(
    z.enum(['error', 'warn', 'info', 'debug'], 'write error, warn, info or debug').default('info'),
    'info',
    'How much is written to `DATA_DIR/logs`.',
  ),
  AUTH_STRICT: row(
    z
      .enum(['0', '1'], 'write 0 or 1')
      .default('1')
      .transform((value) => value === '1'),
    '1',
    'An unknown e-mail is answered as a wrong password is: a sign-in reveals to nobody who has an account. With 0 the two answers differ.',
  ),
  SESSION_DAYS: row(
    z.coerce.number('write a number').int('write a whole number').min(1).max(365).default(30),
    '30',
    'After how many days everybody signs in anew, however often they come. Unused sign-ins end after two days.',
  ),
  GUIDE_OPERATOR_URL: row(link, 'unset', 'A guide for who runs a site, linked at the top of the platform.'),
  GUIDE_LEARNER_URL: row(link, 'unset', 'A guide for learners, linked beside it.'),
  GUIDE_ACADEMY_URL: row(link, 'unset', 'Courses about running a site, linked beside it.'),
  SUPPORT_PHONE: row(
    phone,
    'unset',
    'The number where you help, shown at the foot of the platform and to the staff of sites. Sites show their own.',
  ),
  COURSE_REVIEW_HOURS: row(
    z.coerce.number('write a number').int().min(0).max(720).default(0),
    '0',
    'How long a submitted class waits for the operator before it is published by itself. 0 publishes at once.',
  ),
  STATS_START: row(
    z.iso.date('write a day such as 2024-09-11').default('2024-09-11'),
    '2024-09-11',
    'The first day of Seoul whose visits and page views are counted on dashboards; for a younger site the day on which it was opened.',
  ),
  PLATFORM_FEES: row(
    platformFees,
    'unset',
    'What sites owe you of their net sales, in percent, each rate from its month on: `2027-01=3.5,2027-07=4`. Without it nothing.',
  ),
  PLATFORM_MERCHANTS: row(
    platformMerchants,
    'unset',
    'Your own contracts with payment providers, separated by commas: client keys of Toss Payments, `store/channel` of PortOne, accounts of Stripe, client IDs of PayPal. What is paid through them comes to you, so you owe it to the site that uses them. Collecting for others needs a licence in Korea. Without it every site is paid by its own provider.',
  ),
  SITE_CODE: row(
    z.enum(siteCodeChoices, 'write ask, on or off').default('ask'),
    'ask',
    'Whether code that owners add to their pages runs: once the operator allowed it (`ask`), always (`on`) or never (`off`). `ask` asks nobody while all sites have the same owner.',
  ),
  ...liveSettingsTable,
  DEV_MAILBOX: row(
    onOff,
    'on in demo mode without `SMTP_URL`, else off',
    '`on` shows every mail at `/dev/mailbox` instead of sending it. Everybody who reaches the page reads all of them.',
  ),
  DEMO_SEED: row(
    onOff,
    'on in demo mode, else off',
    '`on` fills an empty installation with the demo site and its well-known accounts.',
  ),
  SANDBOX_PAYMENTS: row(
    onOff,
    'on in demo mode, else off',
    '`on` offers the test payment provider, which takes no money.',
  ),
  BILLING_TOSS_CLIENT_KEY: row(
    tossKey('ck'),
    'unset: no card can be registered outside of the sandbox',
    'The client key of your own contract for automatic payments at Toss Payments, by which sites pay you.',
  ),
  BILLING_TOSS_SECRET_KEY: row(
    tossKey('sk'),
    'unset',
    'Its secret key. Needed with `BILLING_TOSS_CLIENT_KEY`; both are test keys or both are live ones.',
  ),
  SOCIAL_PROVIDERS_URL: row(
    origin.optional(),
    'unset: the real ones',
    'For tests: where kakao, Naver, Google and Facebook are looked for, each under its host as a path.',
  ),
  SOLAPI_URL: row(
    origin.optional(),
    'unset: the real one',
    'For tests: where Solapi is looked for, which takes messages to phones.',
  ),
  FACEBOOK_GRAPH_VERSION: row(
    z
      .string()
      .regex(/^v\d{1,3}\.\d$/, 'write a version such as v24.0')
      .default('v24.0'),
    'v24.0',
    "The version of Facebook's Graph API that sign-in speaks. Facebook keeps each for about two years.",
  ),
  PUSH_SERVICES: row(
    pushServices.default([
      'fcm.googleapis.com',
      '*.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ]),
    'those of Chrome, Firefox, Safari and Edge',
    'The push services of browsers that notifications may be sent to: hosts by commas, `*.` for any name in front.',
  ),
  YOUTUBE_API_KEY: row(
    z.string().min(10).max(200).optional(),
    'unset: teachers type the length',
    'A key of the YouTube Data API. With it the length of a linked video is filled in by itself.',
  ),
  CHAT_PLUGIN_KEY: row(
    z.string().regex(chatKeyForm, 'write the plugin key as the service shows it').optional(),
    'unset: no chat',
    'The plugin key of a Channel Talk chat in which you help the staff of sites that have no chat of their own.',
  ),
  CHAT_SECRET: row(
    z
      .string()
      .regex(/^(?:[0-9a-f]{2}){16,64}$/, 'write the secret as the service shows it')
      .optional(),
    'unset',
    'The secret with which that chat knows that people are who they say. Without it anybody could pose as them.',
  ),
}

function isProxy(entry: string) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** The table for the documentation. */
export function printSettings() {
  const rows = Object.entries(settingsTable).map(
    ([name, { unset, about }]) => `| \`${name}\` | ${unset} | ${about} |`,
  )
  return ['| variable | when not set | what it does |', '|---|---|---|', ...rows].join('\n')
}
