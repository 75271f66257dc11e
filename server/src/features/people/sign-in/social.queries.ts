import type { SnsProvider } from 'contract/values/sns-providers'
import type { ChannelSeq, IdentitySeq, UserSeq } from 'contract/values/ids'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

interface TicketQuery {
  ticketHash: string
  kind: 'STATE' | 'TOKEN'
  provider: SnsProvider
  browserHash: string
  now: Date
}
export type NewTicket = Omit<TicketQuery, 'now'> & {
  channelSeq: ChannelSeq
  sealed: string
  createdAt: Date
  expiresAt: Date
}
export async function insertTicket(tx: PlatformTx, ticket: NewTicket) {
  await platformTables(tx).insertInto('socialTickets').values(ticket).execute()
}

export const findTicket = (db: PlatformDb, { ticketHash, kind, provider, browserHash, now }: TicketQuery) =>
  platformTables(db)
    .selectFrom('socialTickets')
    .select(['channelSeq', 'sealed'])
    .where('ticketHash', '=', ticketHash)
    .where('kind', '=', kind)
    .where('provider', '=', provider)
    .where('browserHash', '=', browserHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Uses up a ticket and deletes its content; of simultaneous calls only one succeeds. */
export async function takeTicket(tx: PlatformTx, { ticketHash, now }: { ticketHash: string; now: Date }) {
  const taken = await platformTables(tx)
    .updateTable('socialTickets')
    .set({ usedAt: now, sealed: '' })
    .where('ticketHash', '=', ticketHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('ticketHash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredTickets(db: PlatformDb, now: Date) {
  await platformTables(db).deleteFrom('socialTickets').where('expiresAt', '<=', now).execute()
}

interface IdentityRow {
  provider: SnsProvider
  clientId: string
  subject: string
}
const identities = (db: PlatformDb) => platformTables(db).selectFrom('socialIdentities')

export const findIdentity = (db: PlatformDb, { provider, clientId, subject }: IdentityRow) =>
  identities(db)
    .innerJoin('users', 'users.userSeq', 'socialIdentities.userSeq')
    .select(['socialIdentities.identitySeq', 'socialIdentities.userSeq'])
    .where('users.status', '=', 'ACTIVE')
    .where('provider', '=', provider)
    .where('clientId', '=', clientId)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const findIdentitiesOf = (db: PlatformDb, userSeq: UserSeq) =>
  identities(db)
    .select(['identitySeq', 'provider', 'email', 'isEmailProved', 'connectedAt'])
    .where('userSeq', '=', userSeq)
    .orderBy('connectedAt')
    .orderBy('identitySeq')
    .execute()

type NewIdentity = IdentityRow & {
  userSeq: UserSeq
  email: string | null
  isEmailProved: boolean
  connectedAt: Date
}
/** False when an account has this identity already. */
export async function insertIdentity(tx: PlatformTx, identity: NewIdentity) {
  const added = await platformTables(tx)
    .insertInto('socialIdentities')
    .values(identity)
    .onConflict((same) => same.columns(['provider', 'clientId', 'subject']).doNothing())
    .returning('identitySeq')
    .executeTakeFirst()
  return added !== undefined
}

export async function updateIdentity(
  tx: PlatformTx,
  identitySeq: IdentitySeq,
  profile: Pick<NewIdentity, 'email' | 'isEmailProved'>,
) {
  await platformTables(tx)
    .updateTable('socialIdentities')
    .set(profile)
    .where('identitySeq', '=', identitySeq)
    .execute()
}

/** False when this person has no such identity. */
export async function deleteIdentity(tx: PlatformTx, userSeq: UserSeq, identitySeq: IdentitySeq) {
  const gone = await platformTables(tx)
    .deleteFrom('socialIdentities')
    .where('userSeq', '=', userSeq)
    .where('identitySeq', '=', identitySeq)
    .returning('identitySeq')
    .executeTakeFirst()
  return gone !== undefined
}

/** All of a person except one. */
export async function deleteIdentitiesOf(tx: PlatformTx, userSeq: UserSeq, kept: IdentitySeq | null) {
  const theirs = platformTables(tx).deleteFrom('socialIdentities').where('userSeq', '=', userSeq)
  await (kept === null ? theirs : theirs.where('identitySeq', '<>', kept)).execute()
}
