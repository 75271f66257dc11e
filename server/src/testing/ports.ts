import { sandboxPhone } from '../platform/phone-messages/sandbox-phone.ts'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeatureName } from 'contract/http/features.gen'
import { openSiteArchives } from '../commands/open-site-archives.ts'
import { addressesOf } from '../platform/addresses.ts'
import { sharedLimits } from '../platform/auth/limits.ts'
import { argon2Passwords } from '../platform/auth/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import { localDisk } from '../platform/files/local-disk.ts'
import { workFolder } from '../platform/files/work-folder.ts'
import { queueHealth } from '../platform/jobs/queue-health.queries.ts'
import { mailboxMailer, type Mail } from '../platform/mail/mailer.ts'
import { secretsFrom } from '../platform/operating/secrets.ts'
import { readSettings } from '../platform/operating/settings.ts'
import type { Database } from '../platform/db/database.ts'
import type { Ports } from '../platform/ports.ts'
import type { Bus } from '../platform/realtime/bus.ts'
import { billingGateways } from '../platform/pay/billing-gateways.ts'
import { merchantBilling, merchantGateways } from '../platform/pay/merchant-gateways.ts'
import { pushServices } from '../platform/push/push-services.ts'
import { socialProviders } from '../platform/social/providers.ts'
import { fakeGateway } from './fake-gateway.ts'
import { fakeMeetings } from './fake-meetings.ts'
import { fakePhones } from './fake-phones.ts'
import { fakeLiveMedia } from './fake-live-media.ts'

/** The ports of a test: real where fast, under the test's control otherwise. */
const nobody = 'http://127.0.0.1:9'
const unreachable = { toss: nobody, portone: nobody, stripe: nobody }

export function portsForTests(database: Database, clock: Clock, databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'seodang-test-'))
  const settings = { ...readSettings({}, dataDir), dataDir }
  const mails: Mail[] = []
  const published: { topic: string; body: unknown }[] = []
  const forgotten: { channelSeq: number | null; features: readonly FeatureName[] }[] = []
  const gateway = fakeGateway()
  const liveMedia = fakeLiveMedia()
  /** The DNS records of this test: by type and name. */
  const records = new Map<string, string[]>()
  const saying = (kind: string) => (name: string) => Promise.resolve(records.get(`${kind} ${name}`) ?? [])
  const secrets = secretsFrom(Buffer.alloc(32, 7))
  const storage = localDisk({
    root: join(dataDir, 'files'),
    secret: secrets.keyFor('storage'),
    reserveBytes: 0,
  })
  const ports: Ports = {
    version: '0.0.0',
    settings,
    addresses: addressesOf({ publicUrl: null, baseDomain: null, port: 3000 }),
    secrets,
    passwords: argon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    limits: sharedLimits(database.platform, clock),
    storage,
    siteArchives: openSiteArchives({ url: databaseUrl, storage, secrets, dataDir }),
    workFolder: workFolder(dataDir),
    mailer: mailboxMailer((mail) => Promise.resolve(void mails.push(mail))),
    gateways: new Map([[gateway.name, gateway]]),
    // Nobody answers there; a test of a provider starts one of its own.
    // Nobody answers there; a test of cards starts a provider of its own.
    billing: billingGateways({
      settings: { billingToss: null, sandboxPayments: true },
      secrets,
      internal: 'http://127.0.0.1:9',
    }),
    merchantGateways: merchantGateways({ secrets, now: clock, urls: unreachable }),
    merchantBilling: merchantBilling({ secrets, urls: unreachable }),
    // A test of meetings hands over a fake of its own.
    meetingProviders: fakeMeetings(clock).providers,
    // A test of messages to phones hands over a fake of its own.
    phoneMessages: fakePhones().open,
    sandboxPhone: sandboxPhone(clock),
    resolver: { txt: saying('TXT'), cname: saying('CNAME'), addresses: saying('A') },
    queue: queueHealth(database.owner),
    metrics: null,
    // Nothing listens there; a test of sign-in providers starts its own.
    social: socialProviders({ base: 'http://127.0.0.1:9', graphVersion: 'v24.0', now: clock }),
    // Nothing listens there either.
    push: pushServices({ hosts: settings.pushServices, base: 'http://127.0.0.1:9' }),
    transcoder: null,
    liveMedia: liveMedia.port,
    // No host is queried; a test with a linked video sets the reply.
    videoHosts: { about: () => Promise.resolve({ trouble: 'FAILED', said: 'YouTube' }) },
    reach: () => Promise.resolve(null),
    bus: localBus(published),
    forgetPages: (channelSeq, features) => void forgotten.push({ channelSeq, features }),
  }
  return { ports, mails, published, forgotten, gateway, liveMedia, dataDir, records }
}

/** Publishes to this process only. */
export function localBus(published: { topic: string; body: unknown }[]): Bus {
  const listeners = new Map<string, ((body: unknown) => void)[]>()
  return {
    say(topic, body) {
      published.push({ topic, body })
      for (const listener of listeners.get(topic) ?? []) listener(body)
    },
    subscribe: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    close: () => Promise.resolve(),
  }
}
