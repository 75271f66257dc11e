import { join } from 'node:path'
import { openSiteArchives } from './commands/open-site-archives.ts'
import { sharedLimits } from './platform/auth/limits.ts'
import { argon2Passwords } from './platform/auth/passwords.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { freeBytesOf, localDisk } from './platform/files/local-disk.ts'
import { s3Storage } from './platform/files/s3.ts'
import type { Storage } from './platform/files/storage.ts'
import { workFolder } from './platform/files/work-folder.ts'
import { noMailer, smtpMailer, type Mailer } from './platform/mail/mailer.ts'
import { meetingProviders } from './platform/meetings/meeting-providers.ts'
import { SANDBOX_KEY, sandboxPhone } from './platform/phone-messages/sandbox-phone.ts'
import { solapiMessages } from './platform/phone-messages/solapi/solapi.ts'
import { dnsResolver } from './platform/names/resolver.ts'
import type { Settings } from './platform/operating/settings.ts'
import { billingGateways } from './platform/pay/billing-gateways.ts'
import { merchantBilling, merchantGateways } from './platform/pay/merchant-gateways.ts'
import { sandboxGateway } from './platform/pay/sandbox-gateway.ts'
import type { Ports } from './platform/ports.ts'
import { pushServices } from './platform/push/push-services.ts'
import { socialProviders } from './platform/social/providers.ts'
import { reach } from './platform/third-party/reach.ts'
import { videoHosts } from './platform/video-hosts/video-hosts.ts'
import { mailbox } from './features/system/mail/mail.public.ts'

type PortOverrides = Pick<
  Ports,
  'version' | 'settings' | 'secrets' | 'addresses' | 'bus' | 'queue' | 'metrics' | 'transcoder' | 'liveMedia'
> & {
  database: Database
  /** The URL of the database owner. */
  databaseUrl: string
}

/** The ports to the outside world by this installation's settings. */
export async function openPorts({ database, databaseUrl, ...given }: PortOverrides): Promise<Ports> {
  const { settings, secrets, addresses, bus } = given
  const gateway = sandboxGateway({
    baseUrl: `${addresses.internal}/sandbox-provider`,
    secret: secrets.keyFor('sandbox-merchant'),
    now: systemClock,
  })
  const storage = await storageFor(settings, secrets.keyFor('storage'))
  const { dataDir } = settings
  return {
    ...given,
    siteArchives: openSiteArchives({ url: databaseUrl, storage, secrets, dataDir }),
    passwords: argon2Passwords(),
    limits: sharedLimits(database.platform, systemClock),
    storage,
    workFolder: workFolder(dataDir),
    resolver: dnsResolver(),
    mailer: mailerFor(settings, database),
    gateways: new Map(settings.sandboxPayments ? [[gateway.name, gateway]] : []),
    billing: billingGateways({ settings, secrets, internal: addresses.internal }),
    merchantGateways: merchantGateways({ secrets, now: systemClock }),
    merchantBilling: merchantBilling({ secrets }),
    meetingProviders: meetingProviders(),
    ...phonesFor(settings),
    social: socialProviders({
      base: settings.socialProvidersUrl,
      graphVersion: settings.facebookGraphVersion,
      now: systemClock,
    }),
    push: pushServices({ hosts: settings.pushServices, base: null }),
    reach,
    videoHosts: videoHosts({ youtubeKey: settings.youtubeKey }),
    forgetPages: (channelSeq, features) => bus.say('pages', { channelSeq, features }),
  }
}

/** In demo mode the account with the key of the sandbox writes to a phone one can look at; all others are at Solapi. */
function phonesFor({
  mailbox: isMailbox,
  solapiUrl,
}: Settings): Pick<Ports, 'phoneMessages' | 'sandboxPhone'> {
  const solapi = solapiMessages(solapiUrl === null ? {} : { api: solapiUrl })
  if (!isMailbox) return { phoneMessages: solapi, sandboxPhone: null }
  const phone = sandboxPhone(systemClock)
  return {
    phoneMessages: (account) => (account.apiKey === SANDBOX_KEY ? phone.open(account) : solapi(account)),
    sandboxPhone: phone,
  }
}

export function storageFor({ s3, dataDir }: Settings, secret: string): Storage | Promise<Storage> {
  if (s3) return s3Storage({ ...s3, freeBytes: () => freeBytesOf(dataDir) })
  return localDisk({ root: join(dataDir, 'files'), secret })
}

function mailerFor({ smtp, mailbox: isMailbox }: Settings, database: Database): Mailer {
  if (smtp) return smtpMailer(smtp)
  return isMailbox ? mailbox(database.platform, systemClock) : noMailer
}
