import type { Language } from 'contract/i18n/languages'
import type { ClassRole } from 'contract/people/class-roles/class-roles.rules'
import type { Role } from 'contract/http/permissions'
import type { SuspensionKind } from 'contract/http/suspension.rules'
import type { NotificationSentences } from 'contract/messaging/notifications/sentences'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { Clock } from './clock.ts'
import type { ChannelDb, ChannelTx, PlatformDb, PlatformTx } from './db/channel-db.ts'
import type { References } from './db/columns.ts'
import type { Incoming, Outgoing } from './http/exchange.ts'
import type { CanBePaid } from './pay/can-be-paid.ts'
import type { Ports } from './ports.ts'
import type { Keys } from './auth/role-keys.ts'
import type { Audit } from './audit/audit.ts'

/** The signed-in user, with their role on the site of the call. */
export interface User {
  userSeq: UserSeq
  name: string
  email: string
  isOperator: boolean
  /** An operator whom the owners of the site let look at it: they read what owners read. docs/rules.md R-1154. */
  isInspecting: boolean
  isVerified: boolean
  /** The session of this call. */
  sessionHash: string
  family: string
  /** The site on whose host this sign-in was opened; null for the platform's own. */
  signedInAt: ChannelSeq | null
  /** The last time the user proved their identity. */
  provedAt: Date
  hasSecondFactor: boolean
  isMember: boolean
  role: Role | null
  /** Their class role in the course of a guarded call. */
  post: ClassRole | null
  /** The permissions of their role on the site; in a call about one course, those in that course. */
  permissions: Keys
  /**
   * The role and permissions that the user would have with the second factor that the site requires; until then they count as a
   * plain member.
   */
  pendingMfa: { role: Role | null; permissions: Keys } | null
}

interface Surroundings {
  user: User | null
  language: Language
  now: Clock
  ports: Ports
  incoming: Incoming
  outgoing: Outgoing
  platform: PlatformDb
  /** Declarations of all features. */
  references: References
  notifications: NotificationSentences
  /** Null where no feature takes payments. */
  canBePaid: CanBePaid | null
}

/** Everything a call about one site may use: the site's rows, the caller, one clock. */
export interface Context extends Surroundings {
  channelSeq: ChannelSeq
  /** Why the operator suspended the site; null where it is not. */
  suspension: SuspensionKind | null
  db: ChannelDb
  /** Features add facts about an action of staff. */
  audit: Audit
  transaction: <Result>(work: (tx: ChannelTx) => Promise<Result>) => Promise<Result>
}

/** Everything a call without a site may use: accounts and the list of sites. */
export interface PlatformContext extends Surroundings {
  transaction: <Result>(work: (tx: PlatformTx) => Promise<Result>) => Promise<Result>
  /** Continues a platform transaction inside a site. */
  enter: (tx: PlatformTx, channelSeq: ChannelSeq) => Promise<ChannelTx>
  /** The same caller in the context of a site. */
  at: (channelSeq: ChannelSeq) => Promise<Context>
}

/** A context with a signed-in user. */
export type SignedIn<C extends Surroundings> = C & { user: User }
export type MemberContext = SignedIn<Context>
