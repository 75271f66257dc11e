import { sql } from 'kysely'
import type { MemberRowFault } from 'contract/people/members/invitations.rules'
import type { MemberUploadSeq, UserSeq } from 'contract/values/ids'
import type { RowResult } from 'contract/values/workbook-upload'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Row {
  rowNo: number
  name: string
  email: string
  phone: string
  fault: MemberRowFault | null
}
interface NewUpload {
  uploadedByUserSeq: UserSeq
  uploadedAt: Date
}
/** A file that was read, with its rows; nothing is sent yet. */
export async function insertUpload(tx: ChannelTx, upload: NewUpload, rows: readonly Row[]) {
  const { memberUploadSeq } = await tables(tx)
    .insertInto('memberUploads')
    .values(upload)
    .returning('memberUploadSeq')
    .executeTakeFirstOrThrow()
  if (rows.length > 0)
    await tables(tx)
      .insertInto('memberUploadRows')
      .values(rows.map((row) => ({ ...row, memberUploadSeq })))
      .execute()
  return memberUploadSeq
}

export async function hasUpload(db: ChannelDb, memberUploadSeq: MemberUploadSeq) {
  const found = await tables(db)
    .selectFrom('memberUploads')
    .select('memberUploadSeq')
    .where('memberUploadSeq', '=', memberUploadSeq)
    .executeTakeFirst()
  return found !== undefined
}

/** What became of rows. A row that is done stays so when it is sent again. */
export async function setOutcomes(
  tx: ChannelTx,
  memberUploadSeq: MemberUploadSeq,
  { results, sentAt }: { results: readonly RowResult[]; sentAt: Date },
) {
  await tables(tx)
    .updateTable('memberUploads')
    .set({ sentAt })
    .where('memberUploadSeq', '=', memberUploadSeq)
    .where('sentAt', 'is', null)
    .execute()
  await sql`
    update member_upload_rows r set outcome = given.outcome, message = given.message
    from unnest(
      ${results.map(({ rowNo }) => rowNo)}::int[],
      ${results.map(({ outcome }) => outcome)}::text[],
      ${results.map(({ message }) => message)}::text[]
    ) as given (row_no, outcome, message)
    where r.member_upload_seq = ${memberUploadSeq} and r.row_no = given.row_no and r.outcome is distinct from 'DONE'
  `.execute(tables(tx))
}

const sent = (db: ChannelDb) =>
  tables(db).selectFrom('memberUploads').where('memberUploads.sentAt', 'is not', null)

export const findUploads = (db: ChannelDb, { page, size }: { page: number; size: number }) =>
  sent(db)
    .innerJoin('users', 'users.userSeq', 'memberUploads.uploadedByUserSeq')
    .select(['memberUploads.memberUploadSeq', 'memberUploads.uploadedAt', 'users.name as uploadedBy'])
    .orderBy('memberUploads.uploadedAt', 'desc')
    .orderBy('memberUploads.memberUploadSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countUploads(db: ChannelDb) {
  const { count } = await sent(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
/** How many rows of these files ended in which way. */
export const countOutcomes = (db: ChannelDb, memberUploadSeqs: MemberUploadSeq[]) =>
  tables(db)
    .selectFrom('memberUploadRows')
    .select(({ fn }) => ['memberUploadSeq', 'fault', 'outcome', fn.countAll<number>().as('count')])
    .where('memberUploadSeq', '=', sql<MemberUploadSeq>`any(${memberUploadSeqs})`)
    .groupBy(['memberUploadSeq', 'fault', 'outcome'])
    .execute()

export const findRowsAfter = (
  db: ChannelDb,
  memberUploadSeq: MemberUploadSeq,
  { after, limit }: { after: number; limit: number },
) =>
  tables(db)
    .selectFrom('memberUploadRows')
    .select(['rowNo', 'name', 'email', 'phone', 'fault', 'outcome', 'message'])
    .where('memberUploadSeq', '=', memberUploadSeq)
    .where('rowNo', '>', after)
    .orderBy('rowNo')
    .limit(limit)
    .execute()
export type UploadRow = Awaited<ReturnType<typeof findRowsAfter>>[number]

export async function deleteUploadsBefore(tx: ChannelTx, before: Date) {
  await tables(tx).deleteFrom('memberUploads').where('uploadedAt', '<', before).execute()
}
