import type { FeatureName } from 'contract/http/features.gen'
import type { ChannelSeq } from 'contract/values/ids'
import type { Addresses } from './addresses.ts'
import type { Limits } from './auth/limits.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Storage } from './files/storage.ts'
import type { Mailer } from './mail/mailer.ts'
import type { QueueHealth } from './jobs/queue-health.queries.ts'
import type { Transcoder } from './media/ffmpeg.ts'
import type { Metrics } from './operating/metrics.ts'
import type { Secrets } from './operating/secrets.ts'
import type { Settings } from './operating/settings.ts'
import type { NameResolver } from './names/resolver.ts'
import type { PaymentGateway } from './pay/gateway.ts'
import type { PushServices } from './push/push-services.ts'
import type { Bus } from './realtime/bus.ts'
import type { VideoHosts } from './video-hosts/video-hosts.ts'
import type { SocialProviders } from './social/provider.ts'

/** The outside world, as the features may use it. Each has a stand-in for tests; the database has none. */
export interface Ports {
  settings: Settings
  addresses: Addresses
  secrets: Secrets
  passwords: Passwords
  limits: Limits
  storage: Storage
  /** Where this process makes what it then stores, beside it on the same disk. */
  workFolder: string
  mailer: Mailer
  resolver: NameResolver
  queue: QueueHealth
  metrics: Metrics | null
  gateways: ReadonlyMap<string, PaymentGateway>
  social: SocialProviders
  push: PushServices
  transcoder: Transcoder | null
  videoHosts: VideoHosts
  /** The status a public address of a service answers with; null when it does not. */
  reach: (url: string) => Promise<number | null>
  bus: Bus
  /** Makes the cached pages of a site that showed these features stale. */
  forgetPages: (channelSeq: ChannelSeq | null, features: readonly FeatureName[]) => void
}
