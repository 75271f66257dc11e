import type { FastifyInstance } from 'fastify'
import type { TranscoderAdvice } from 'contract/views/operator-health/schemas'
import type { Refusals } from 'contract/http/refusals'
import type { Translations } from 'contract/i18n/translations'
import type { ChannelSeq } from 'contract/values/ids'
import type { FindClassRoles } from './auth/class-roles.ts'
import type { Context, PlatformContext } from './context.ts'
import type { Columns } from './db/columns.ts'
import type { UploadKind } from './files/upload-kinds.ts'
import type { Caller } from './http/answer.ts'
import type { Outgoing } from './http/exchange.ts'
import type { Route } from './http/implement.ts'
import type { Work } from './jobs/tasks.ts'
import type { Ports } from './ports.ts'
import type { Spreadsheet } from './spreadsheets/spreadsheet.ts'

/** What the operator is told of the installation itself. */
export interface About {
  version: string
  transcoderAdvice: TranscoderAdvice | null
  startedAt: Date
  /** Where the built-in database keeps its files. */
  databaseFolder?: string | null
}

/** What a room may use that speaks HTTP beyond endpoints: uploads, segments, feeds. */
export interface Openings {
  ports: Ports
  open: (channelSeq: ChannelSeq, caller: Caller, outgoing: Outgoing) => Promise<Context>
  contextFor: (channelSeq: ChannelSeq) => Promise<Context>
  platformContext: () => PlatformContext
  about: About
}

/** Whose host this is: that of a site, of the platform (null), or of nobody (undefined). */
export type SiteOfHost = (
  asking: Pick<Context, 'platform' | 'ports'>,
  host: string,
) => Promise<ChannelSeq | null | undefined>

/** What a room plugs into the house. */
export interface Feature extends Work {
  routes: readonly Route[]
  /** What its calls may be refused with besides the shared ones: code, status and texts. */
  refusals: Refusals
  /** One room knows the hosts of the sites. */
  siteOfHost: SiteOfHost | null
  /** One room keeps the roles of classes. */
  findClassRoles: FindClassRoles | null
  /** What people send for this room to show. */
  uploadKinds: readonly UploadKind[]
  /** What the notifications it raises say, by their kind. */
  notificationTexts: Translations
  /** Which columns of its tables show a file. A file that none of all features shows is deleted. */
  fileColumns: Columns
  /** Which columns of its tables name people. Of two accounts that become one, all name the one that is kept. */
  userColumns: Columns
  /** The same where merging combines rows, ends what they are for, or leaves them as a record. */
  unmovedUserColumns: Columns
  /** Lists of it that staff download. */
  spreadsheets: readonly Spreadsheet[]
  /** Addresses that are not calls. */
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
  uploadKinds: [],
  notificationTexts: {},
  fileColumns: {},
  userColumns: {},
  unmovedUserColumns: {},
  spreadsheets: [],
  mount: null,
  ...plugs,
})
