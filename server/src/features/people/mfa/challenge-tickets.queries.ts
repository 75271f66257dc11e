import type { UserSeq } from 'contract/values/ids'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

export type Purpose = 'SIGN_IN' | 'TOTP' | 'REGISTER' | 'ASSERT'
interface NewTicket {
  ticketHash: string
  purpose: Purpose
  userSeq: UserSeq
  host: string
  holderHash: string | null
  sealed: string | null
  createdAt: Date
  expiresAt: Date
}
export async function insertTicket(tx: PlatformTx, ticket: NewTicket) {
  await platformTables(tx).insertInto('secondStepTickets').values(ticket).execute()
}

interface TicketQuery {
  ticketHash: string
  purpose: Purpose
  host: string
  now: Date
}
const open = (db: PlatformDb, { ticketHash, purpose, host, now }: TicketQuery) =>
  platformTables(db)
    .selectFrom('secondStepTickets')
    .select(['ticketHash', 'userSeq', 'holderHash', 'sealed', 'tries'])
    .where('ticketHash', '=', ticketHash)
    .where('purpose', '=', purpose)
    .where('host', '=', host)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)

export const findTicket = (db: PlatformDb, query: TicketQuery) => open(db, query).executeTakeFirst()
/** The same, locked until the transaction ends. */
export const lockTicket = (tx: PlatformTx, query: TicketQuery) =>
  open(tx, query).forUpdate().executeTakeFirst()

export async function countTry(tx: PlatformTx, ticketHash: string) {
  await platformTables(tx)
    .updateTable('secondStepTickets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('ticketHash', '=', ticketHash)
    .execute()
}
/** Uses up a ticket and deletes its content. */
export async function spendTicket(tx: PlatformTx, { ticketHash, now }: { ticketHash: string; now: Date }) {
  await platformTables(tx)
    .updateTable('secondStepTickets')
    .set({ usedAt: now, sealed: null })
    .where('ticketHash', '=', ticketHash)
    .execute()
}

export async function deleteExpiredTickets(db: PlatformDb, now: Date) {
  await platformTables(db).deleteFrom('secondStepTickets').where('expiresAt', '<=', now).execute()
}
