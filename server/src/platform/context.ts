import type { Language } from 'contract/i18n/languages'
import type { ClassRole } from 'contract/people/class-roles/class-roles.rules'
import type { Role } from 'contract/http/permissions'
import type { NotificationSentences } from 'contract/messaging/notifications/sentences'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { Clock } from './clock.ts'
import type { ChannelDb, ChannelTx, PlatformDb, PlatformTx } from './db/channel-db.ts'
import type { References } from './db/columns.ts'
import type { Incoming, Outgoing } from './http/exchange.ts'
import type { Ports } from './ports.ts'
import type { Keys } from './auth/role-keys.ts'
import type { Audit } from './audit/audit.ts'

/** The signed-in user, and what they are on the site the call is about. */
export interface User {
  userSeq: UserSeq
  name: string
  email: string
  isOperator: boolean
  isVerified: boolean
  /** The sign-in this call belongs to. */
  sessionHash: string
  family: string
  /** The site at whose host this sign-in was opened; null for the platform's own. */
  signedInAt: ChannelSeq | null
  /** When the user last proved who they are. */
  provedAt: Date
  hasSecondFactor: boolean
  isMember: boolean
  role: Role | null
  /** What they are in the class a guarded call is about. */
  post: ClassRole | null
  /** What the site lets somebody of this role do; in a call about one class, what they may do there. */
  permissions: Keys
  /** What this person would be here, had they the second factor the site asks of its staff: until then a plain member. */
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
  /** What all features declare. */
  references: References
  notifications: NotificationSentences
}

/** What an action of one site may touch: its rows, its caller, one clock. */
export interface Context extends Surroundings {
  channelSeq: ChannelSeq
  db: ChannelDb
  /** Where rooms say what an action of staff was about. */
  audit: Audit
  transaction: <Result>(work: (tx: ChannelTx) => Promise<Result>) => Promise<Result>
}

/** What an action without a site may touch: accounts and the list of sites. */
export interface PlatformContext extends Surroundings {
  transaction: <Result>(work: (tx: PlatformTx) => Promise<Result>) => Promise<Result>
  /** Lets a platform transaction go on inside a site. */
  enter: (tx: PlatformTx, channelSeq: ChannelSeq) => Promise<ChannelTx>
  /** The same caller, seen from a site. */
  at: (channelSeq: ChannelSeq) => Promise<Context>
}

/** A context whose caller is known. */
export type SignedIn<C extends Surroundings> = C & { user: User }
export type MemberContext = SignedIn<Context>
