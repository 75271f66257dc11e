import type { domainProblems } from 'contract/site/domains/schemas'
import type { ChannelSeq, DomainSeq } from 'contract/values/ids'
import { sql } from 'kysely'
import type { ChannelDb, ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

const columns = [
  'domainSeq',
  'domain',
  'state',
  'verifyToken',
  'isPrimary',
  'problem',
  'requestedAt',
  'pendingSince',
  'checkedAt',
] as const

/** A host is looked up before its site is known, so this table has no row security: every query names the site. */
const ofSite = (db: ChannelDb, channelSeq: ChannelSeq) =>
  tables(db)
    .selectFrom('channelDomains')
    .select(columns)
    .where('channelSeq', '=', channelSeq)
    .where('state', '!=', 'REMOVED')

export const findDomains = (db: ChannelDb, channelSeq: ChannelSeq) =>
  ofSite(db, channelSeq).orderBy('domainSeq').execute()
export const findDomain = (db: ChannelDb, channelSeq: ChannelSeq, domainSeq: DomainSeq) =>
  ofSite(db, channelSeq).where('domainSeq', '=', domainSeq).executeTakeFirst()
export type DomainRow = NonNullable<Awaited<ReturnType<typeof findDomain>>>

export const findPending = (db: ChannelDb, channelSeq: ChannelSeq) =>
  ofSite(db, channelSeq).where('state', 'in', ['REQUESTED', 'DNS_PENDING', 'VERIFIED']).execute()

export const findInUse = (db: ChannelDb, channelSeq: ChannelSeq) =>
  ofSite(db, channelSeq).where('state', '=', 'ACTIVE').execute()

/** Serializes sites that verify one name at once: the second waits and then finds it taken. */
export async function lockName(tx: ChannelTx, domain: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 1))`.execute(tables(tx))
}

const PROVED: DomainRow['state'][] = ['VERIFIED', 'ACTIVE']
/** The site that has verified a name, among all sites. */
export const findProved = (tx: ChannelTx, domain: string) =>
  tables(tx)
    .selectFrom('channelDomains')
    .select('channelSeq')
    .where('domain', '=', domain)
    .where('state', 'in', PROVED)
    .executeTakeFirst()
export async function isProved(db: PlatformDb, domain: string) {
  const found = await platformTables(db)
    .selectFrom('channelDomains')
    .select('channelSeq')
    .where('domain', '=', domain)
    .where('state', 'in', PROVED)
    .executeTakeFirst()
  return found !== undefined
}

interface NewDomain {
  channelSeq: ChannelSeq
  domain: string
  verifyToken: string
  now: Date
}
export const insertDomain = (tx: ChannelTx, { now, ...domain }: NewDomain) =>
  tables(tx)
    .insertInto('channelDomains')
    .values({ ...domain, state: 'DNS_PENDING', requestedAt: now, pendingSince: now })
    .onConflict((same) => same.doNothing())
    .returning('domainSeq')
    .executeTakeFirst()

interface Change {
  state?: DomainRow['state']
  problem?: (typeof domainProblems)[number] | null
  isPrimary?: boolean
  pendingSince?: Date
  checkedAt?: Date
  activatedAt?: Date
}
export async function updateDomain(
  tx: ChannelTx,
  { channelSeq, domainSeq }: { channelSeq: ChannelSeq; domainSeq: DomainSeq },
  change: Change,
) {
  await tables(tx)
    .updateTable('channelDomains')
    .set(change)
    .where('channelSeq', '=', channelSeq)
    .where('domainSeq', '=', domainSeq)
    .execute()
}
export async function clearPrimary(tx: ChannelTx, channelSeq: ChannelSeq) {
  await tables(tx)
    .updateTable('channelDomains')
    .set({ isPrimary: false })
    .where('channelSeq', '=', channelSeq)
    .where('isPrimary', '=', true)
    .execute()
}
