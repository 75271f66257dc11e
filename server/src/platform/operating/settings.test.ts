import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { printSettings } from './settings-table.ts'
import { adviceOn, readSettings } from './settings.ts'

const root = '/srv/seodang'
const secret = 'a1'.repeat(32)
const read = (env: Record<string, string | undefined>) => readSettings(env, root)
const real = { PUBLIC_URL: 'https://classes.example.com', MASTER_SECRET: secret }

test('without settings it is a demo on this machine', () => {
  expect(read({})).toEqual({
    isDemo: true,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: null,
    baseDomain: null,
    trustedProxies: [],
    dataDir: '/srv/seodang/data',
    databaseUrl: null,
    masterSecret: null,
    s3: null,
    mediaDelivery: 'node',
    smtp: null,
    ffmpegPath: null,
    videoLines: 1080,
    videoMaxBytes: 8 * 1024 ** 3,
    videoQuotaBytes: null,
    diskLeastBytes: 256 * 1024 ** 2,
    logLevel: 'info',
    authStrict: true,
    sessionDays: 30,
    courseReviewHours: 0,
    statsStart: '2024-09-11',
    platformFees: [],
    platformMerchants: [],
    siteCode: 'ask',
    mailbox: true,
    demoSeed: true,
    sandboxPayments: true,
    billingToss: null,
    socialProvidersUrl: null,
    solapiUrl: null,
    facebookGraphVersion: 'v24.0',
    pushServices: expect.arrayContaining(['fcm.googleapis.com', '*.push.apple.com']),
    youtubeKey: null,
    chat: null,
    guides: {},
    live: {
      port: 0,
      bindAddress: '127.0.0.1',
      publicAddresses: [],
      stunUrls: [],
      turn: null,
      recordingMaxBytes: 10 * 1000 ** 3,
      liveKit: null,
    },
  })
})

test('live rooms have a port that everybody reaches, unless it is another one, or none', () => {
  expect(read(real).live).toMatchObject({ port: 7882, bindAddress: '0.0.0.0' })
  expect(read({ ...real, LIVE_MEDIA_PORT: 'off' }).live.port).toBeNull()
  const address = { LIVE_MEDIA_PORT: '5000', LIVE_PUBLIC_ADDRESS: '203.0.113.7, 2001:db8::7' }
  expect(read({ ...real, ...address }).live).toMatchObject({
    port: 5000,
    publicAddresses: ['203.0.113.7', '2001:db8::7'],
  })
  expect(() => read({ LIVE_PUBLIC_ADDRESS: 'live.example.com' })).toThrow(/LIVE_PUBLIC_ADDRESS/)
  expect(() => read({ LIVE_MEDIA_PORT: '70000' })).toThrow(/LIVE_MEDIA_PORT/)
})

test('a TURN server and a LiveKit server need their secrets', () => {
  const turn = { TURN_URLS: 'turns:turn.example.com:443?transport=tcp', TURN_SECRET: 'shared' }
  expect(read(turn).live.turn).toEqual({ urls: [turn.TURN_URLS], secret: 'shared' })
  expect(() => read({ TURN_URLS: turn.TURN_URLS })).toThrow(/TURN_SECRET/)
  expect(() => read({ TURN_URLS: 'https://turn.example.com' })).toThrow(/TURN_URLS/)
  const liveKit = { LIVEKIT_URL: 'wss://live.example.com/', LIVEKIT_API_KEY: 'k', LIVEKIT_API_SECRET: 's' }
  expect(read(liveKit).live.liveKit).toEqual({ url: 'wss://live.example.com', key: 'k', secret: 's' })
  expect(() => read({ LIVEKIT_URL: liveKit.LIVEKIT_URL })).toThrow(/LIVEKIT_API_KEY/)
})

const bucket = {
  S3_URL: 'https://store.example.com/classes/',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}
test('files are stored in a configured bucket, which may serve videos itself', () => {
  expect(read({ ...bucket, S3_REGION: 'ap-northeast-2', MEDIA_DELIVERY: 's3' })).toMatchObject({
    s3: {
      url: 'https://store.example.com/classes',
      region: 'ap-northeast-2',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    mediaDelivery: 's3',
  })
})

test.each([
  ['a bucket without a secret', { S3_URL: bucket.S3_URL, S3_ACCESS_KEY_ID: 'key' }, 'needed with S3_URL'],
  ['videos from a bucket that is not there', { MEDIA_DELIVERY: 's3' }, 's3 needs S3_URL'],
  [
    'nginx before files that are not on its disk',
    { ...bucket, MEDIA_DELIVERY: 'x-accel' },
    'files of a disk',
  ],
])('%s prevents the start', (_, env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})

test.each([
  ['a public address', { PUBLIC_URL: 'https://classes.example.com' }],
  ['listening to everybody', { HOST: '0.0.0.0' }],
])('%s ends demo mode', (_, env) => {
  const settings = read({ ...env, MASTER_SECRET: secret })

  expect(settings).toMatchObject({ isDemo: false, mailbox: false, demoSeed: false, sandboxPayments: false })
})

test('outside demo mode it requires a master secret and says how to create one', () => {
  expect(() => read({ HOST: '0.0.0.0' })).toThrow(/MASTER_SECRET[\s\S]*randomBytes\(32\)/)
})

test.each([
  ['too short', 'abcd1234'],
  ['31 bytes of hex', 'ab'.repeat(31)],
  ['no bytes at all', 'correct horse battery staple, correct horse'],
])('a master secret that is %s is refused', (_, MASTER_SECRET) => {
  expect(() => read({ ...real, MASTER_SECRET })).toThrow('at least 32 random bytes')
})

test('outside demo mode each demo feature is switched on separately', () => {
  expect(read({ ...real, DEV_MAILBOX: 'on' })).toMatchObject({
    mailbox: true,
    demoSeed: false,
    sandboxPayments: false,
  })
  expect(read({ ...real, DEMO_SEED: 'on' })).toMatchObject({
    mailbox: false,
    demoSeed: true,
    sandboxPayments: false,
  })
  expect(read({ ...real, SANDBOX_PAYMENTS: 'on' })).toMatchObject({ mailbox: false, demoSeed: false })
})

test('with a mail server the demo sends its mails', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example.com:587', MAIL_FROM: 'Seodang <hello@example.com>' }

  expect(read(smtp)).toMatchObject({
    isDemo: true,
    mailbox: false,
    smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
  })
})

test.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['HOST', { HOST: 'http://localhost' }],
  ['PUBLIC_URL', { ...real, PUBLIC_URL: 'classes.example.com' }],
  ['PUBLIC_URL', { ...real, PUBLIC_URL: 'https://example.com/classes' }],
  ['BASE_DOMAIN', { BASE_DOMAIN: 'https://example.com' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'everyone' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
  ['DEMO_SEED', { DEMO_SEED: 'yes' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['SUPPORT_PHONE', { SUPPORT_PHONE: 'call us' }],
])('an implausible %s is refused by name', (name, env) => {
  expect(() => read(env)).toThrow(name)
})

test('all errors are reported together', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})

test('a variable that is set to nothing counts as unset', () => {
  expect(read({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ port: 3000, publicUrl: null })
})

test('the support number is shown as written', () => {
  expect(read({ SUPPORT_PHONE: '1588-0000' }).guides).toEqual({ phone: '1588-0000' })
})

test('proxies may be networks and names', () => {
  expect(read({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
    '::1',
  ])
})

test('visits count from a day that exists', () => {
  expect(read({}).statsStart).toBe('2024-09-11')
  expect(read({ STATS_START: '2026-01-01' }).statsStart).toBe('2026-01-01')
  expect(() => read({ STATS_START: '2026-02-30' })).toThrow('write a day such as 2024-09-11')
})

test('a real installation gets warnings, a demo does not', () => {
  expect(adviceOn(read({}))).toEqual([])
  expect(adviceOn(read(real)).join()).toContain('SMTP_URL is not set')
  expect(adviceOn(read({ ...real, SANDBOX_PAYMENTS: 'on' })).join()).toContain('without paying')
})

test('the table in docs/operating.md equals the code', async () => {
  const page = await readFile(resolve(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')

  expect(squeezed(page)).toContain(squeezed(printSettings()))
})

/** Ignores padding and the length of rules, which the formatter changes. */
function squeezed(table: string) {
  return table.replaceAll(/\s+/g, '').replaceAll(/-{3,}/g, '---')
}

test('keys for automatic payments come as a pair of one account', () => {
  const [BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY] = ['test_ck_abcd1234', 'test_sk_abcd1234']
  expect(read({ BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY }).billingToss).toEqual({
    clientKey: BILLING_TOSS_CLIENT_KEY,
    secretKey: BILLING_TOSS_SECRET_KEY,
  })
  const mistake = 'BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY: set both, from the same account'
  expect(() => read({ BILLING_TOSS_CLIENT_KEY })).toThrow(mistake)
  expect(() => read({ BILLING_TOSS_CLIENT_KEY, BILLING_TOSS_SECRET_KEY: 'live_sk_abcd1234' })).toThrow(
    mistake,
  )
  expect(() => read({ BILLING_TOSS_CLIENT_KEY: BILLING_TOSS_SECRET_KEY })).toThrow(
    'write a key such as live_ck_',
  )
})
