import { senderProblems, senderRecords } from 'contract/growth/sender-domains/schemas'
import { z } from 'zod'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { SenderProblems } from './sender-domains.rules.ts'

const columns = [
  'domain',
  'localPart',
  'selector',
  'publicKey',
  'state',
  'problems',
  'spfSeen',
  'checkedAt',
  'verifiedAt',
  'failingSince',
] as const
const one = (db: ChannelDb) => tables(db).selectFrom('senderDomains').select(columns)

const Problems = z.partialRecord(z.enum(senderRecords), z.enum(senderProblems))
const read = <Row extends { problems: unknown }>(row: Row | undefined) =>
  row && { ...row, problems: Problems.parse(row.problems) }

export const findSenderDomain = async (db: ChannelDb) => read(await one(db).executeTakeFirst())
export const lockSenderDomain = async (tx: ChannelTx) => read(await one(tx).forUpdate().executeTakeFirst())
export type SenderDomainRow = NonNullable<Awaited<ReturnType<typeof findSenderDomain>>>

interface NewSender {
  domain: string
  localPart: string
  selector: string
  publicKey: string
  sealedKey: string
  requestedAt: Date
}
/** Begins anew: nothing that was found of another domain stays. */
export async function saveSender(tx: ChannelTx, sender: NewSender) {
  const anew = {
    ...sender,
    state: 'PENDING' as const,
    problems: JSON.stringify({}),
    spfSeen: null,
    checkedAt: null,
    verifiedAt: null,
    failingSince: null,
  }
  await tables(tx)
    .insertInto('senderDomains')
    .values(anew)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(anew))
    .execute()
}
export async function updateLocalPart(tx: ChannelTx, localPart: string) {
  await tables(tx).updateTable('senderDomains').set({ localPart }).execute()
}

interface Check {
  state: SenderDomainRow['state']
  problems: SenderProblems
  spfSeen: string | null
  checkedAt: Date
  verifiedAt: Date | null
  failingSince: Date | null
}
export async function recordSenderCheck(tx: ChannelTx, { problems, ...check }: Check) {
  await tables(tx)
    .updateTable('senderDomains')
    .set({ ...check, problems: JSON.stringify(problems) })
    .execute()
}
export async function deleteSender(tx: ChannelTx) {
  const { numDeletedRows } = await tables(tx).deleteFrom('senderDomains').executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
