import type { FastifyInstance } from 'fastify'
import type { TranscoderAdvice } from 'contract/views/operator-health/schemas'
import type { Refusals } from 'contract/http/refusals'
import type { Translations } from 'contract/i18n/translations'
import type { ChannelSeq } from 'contract/values/ids'
import type { AccountMerge } from './account-merges.ts'
import type { FindClassRoles } from './auth/class-roles.ts'
import type { Context, PlatformContext } from './context.ts'
import type { Columns } from './db/columns.ts'
import type { UploadKind } from './files/upload-kinds.ts'
import type { Caller } from './http/answer.ts'
import type { Outgoing } from './http/exchange.ts'
import type { Route } from './http/implement.ts'
import type { Work } from './jobs/tasks.ts'
import type { CanBePaid } from './pay/can-be-paid.ts'
import type { Ports } from './ports.ts'
import type { Spreadsheet } from './spreadsheets/spreadsheet.ts'

/** Facts about the installation for its operator. */
export interface About {
  version: string
  transcoderAdvice: TranscoderAdvice | null
  startedAt: Date
  /** The data folder of the built-in database. */
  databaseFolder?: string | null
}

/** Everything a feature may use for HTTP beyond endpoints: uploads, segments, feeds. */
export interface Openings {
  ports: Ports
  open: (channelSeq: ChannelSeq, caller: Caller, outgoing: Outgoing) => Promise<Context>
  contextFor: (channelSeq: ChannelSeq) => Promise<Context>
  platformContext: () => PlatformContext
  about: About
}

/** The site of a host; null for the platform's, undefined for an unknown one. */
export type SiteOfHost = (
  ctx: Pick<Context, 'platform' | 'ports'>,
  host: string,
) => Promise<ChannelSeq | null | undefined>

/** Everything a feature registers with the app. */
export interface Feature extends Work {
  routes: readonly Route[]
  /** Refusals of its calls beside the shared ones: code, status and texts. */
  refusals: Refusals
  /** One feature provides the hosts of the sites. */
  siteOfHost: SiteOfHost | null
  /** One feature provides class roles. */
  findClassRoles: FindClassRoles | null
  /** One feature knows whether a site can be paid. */
  canBePaid: CanBePaid | null
  /** Kinds of files that users upload for this feature. */
  uploadKinds: readonly UploadKind[]
  /** The texts of its notifications, by kind. */
  notificationTexts: Translations
  /** Columns of its tables that refer to files. A file that no feature refers to is deleted. */
  fileColumns: Columns
  /** Columns of its tables that refer to people. When two accounts are merged, all of them refer to the remaining one. */
  userColumns: Columns
  /** How two accounts of one person are merged, where moving `userColumns` is not enough. */
  mergeAccounts: AccountMerge
  /** Further columns that refer to people, as `table.column`, and why merging accounts does not move them. */
  unmovedUserColumns: Readonly<Record<string, string>>
  /** Its lists that staff can download. */
  spreadsheets: readonly Spreadsheet[]
  /** Registers URLs that are not endpoints. */
  mount: ((http: FastifyInstance, openings: Openings) => void | Promise<void>) | null
}
export const feature = (plugs: Partial<Feature>): Feature => ({
  routes: [],
  refusals: {},
  listeners: [],
  tasks: [],
  platformTasks: [],
  timers: [],
  platformTimers: [],
  siteOfHost: null,
  findClassRoles: null,
  canBePaid: null,
  uploadKinds: [],
  notificationTexts: {},
  fileColumns: {},
  userColumns: {},
  mergeAccounts: {},
  unmovedUserColumns: {},
  spreadsheets: [],
  mount: null,
  ...plugs,
})
