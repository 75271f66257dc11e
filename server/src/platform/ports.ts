import type { FeatureName } from 'contract/http/features.gen'
import type { ChannelSeq } from 'contract/values/ids'
import type { Addresses } from './addresses.ts'
import type { SiteArchives } from './archives/site-archives.ts'
import type { Limits } from './auth/limits.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Storage } from './files/storage.ts'
import type { LiveMedia } from './live-media/live-media.ts'
import type { Mailer } from './mail/mailer.ts'
import type { QueueHealth } from './jobs/queue-health.queries.ts'
import type { Transcoder } from './media/ffmpeg.ts'
import type { MeetingProviders } from './meetings/meeting-providers.ts'
import type { Metrics } from './operating/metrics.ts'
import type { Secrets } from './operating/secrets.ts'
import type { Settings } from './operating/settings.ts'
import type { NameResolver } from './names/resolver.ts'
import type { BillingGateways } from './pay/billing-gateways.ts'
import type { PaymentGateway } from './pay/gateway.ts'
import type { MerchantBilling, MerchantGateways } from './pay/merchant-gateways.ts'
import type { PhoneAccount, PhoneMessages } from './phone-messages/phone-messages.ts'
import type { SandboxPhone } from './phone-messages/sandbox-phone.ts'
import type { PushServices } from './push/push-services.ts'
import type { Bus } from './realtime/bus.ts'
import type { VideoHosts } from './video-hosts/video-hosts.ts'
import type { SocialProviders } from './social/provider.ts'

/** The outside world for features. Each port has a replacement in tests, except the database. */
export interface Ports {
  /** Of the product. */
  version: string
  settings: Settings
  addresses: Addresses
  secrets: Secrets
  passwords: Passwords
  limits: Limits
  storage: Storage
  /** Opens sites of archives here. */
  siteArchives: SiteArchives
  /** The folder for this process's temporary files, on the same disk as the storage. */
  workFolder: string
  mailer: Mailer
  resolver: NameResolver
  queue: QueueHealth
  metrics: Metrics | null
  gateways: ReadonlyMap<string, PaymentGateway>
  /** Charge stored cards for what the installation itself sells. */
  billing: BillingGateways
  /** The providers at which sites have accounts of their own. */
  merchantGateways: MerchantGateways
  merchantBilling: MerchantBilling
  /** The services of video meetings at which sites have accounts of their own. */
  meetingProviders: MeetingProviders
  /** Opens the account of a site at a reseller of messages to phones. */
  phoneMessages: (account: PhoneAccount) => PhoneMessages
  /** The phone of demo mode; null where messages go out. */
  sandboxPhone: SandboxPhone | null
  social: SocialProviders
  push: PushServices
  transcoder: Transcoder | null
  liveMedia: LiveMedia
  videoHosts: VideoHosts
  /** The HTTP status of a service's public URL; null without a response. */
  reach: (url: string) => Promise<number | null>
  bus: Bus
  /** Invalidates the cached pages of a site that show these features. */
  forgetPages: (channelSeq: ChannelSeq | null, features: readonly FeatureName[]) => void
}
