import { sql } from 'kysely'
import type { FileSeq, FormItemSeq, FormResponseSeq, FormSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface AnswerFile {
  fileSeq: FileSeq
  formItemSeq: FormItemSeq
}

/** The files of these responses, each in the order of its answer. */
export const findFilesOf = (db: ChannelDb, formResponseSeqs: readonly FormResponseSeq[]) =>
  tables(db)
    .selectFrom('formFiles as own')
    .innerJoin('files', 'files.fileSeq', 'own.fileSeq')
    .select([
      'own.fileSeq',
      'own.formResponseSeq',
      'own.formItemSeq',
      'files.originFileName',
      'files.contentType',
      'files.fileSize',
    ])
    .where('own.formResponseSeq', '=', sql<FormResponseSeq>`any(${[...formResponseSeqs]})`)
    .orderBy('own.formResponseSeq')
    .orderBy('own.sort')
    .execute()
/** The same by their responses, for a page of them. */
export async function filesByResponse(db: ChannelDb, rows: readonly { formResponseSeq: FormResponseSeq }[]) {
  const files = await findFilesOf(
    db,
    rows.map(({ formResponseSeq }) => formResponseSeq),
  )
  return groupBy(files, ({ formResponseSeq }) => formResponseSeq)
}
export type FileRow = Awaited<ReturnType<typeof findFilesOf>>[number]

/** What was sent for answers, with the response that has it. */
export const findSent = (db: ChannelDb, fileSeqs: readonly FileSeq[]) =>
  tables(db)
    .selectFrom('files')
    .leftJoin('formFiles as own', 'own.fileSeq', 'files.fileSeq')
    .select(['files.fileSeq', 'files.originFileName', 'files.fileSize', 'own.formResponseSeq'])
    .where('files.fileSeq', '=', sql<FileSeq>`any(${[...fileSeqs]})`)
    .where('files.kind', '=', 'form_file')
    .execute()

/** Replaces the files of a response; returns how many of them no other response has. */
export async function writeFiles(
  tx: ChannelTx,
  formResponseSeq: FormResponseSeq,
  files: readonly AnswerFile[],
) {
  const db = tables(tx)
  await db.deleteFrom('formFiles').where('formResponseSeq', '=', formResponseSeq).execute()
  if (files.length === 0) return 0
  const written = await db
    .insertInto('formFiles')
    .values(files.map((file, sort) => ({ ...file, formResponseSeq, sort })))
    .onConflict((taken) => taken.doNothing())
    .returning('fileSeq')
    .execute()
  return written.length
}

/** Takes the files from a form that is deleted, and returns them. */
export async function removeFilesOfForm(tx: ChannelTx, formSeq: FormSeq) {
  const rows = await tables(tx)
    .deleteFrom('formFiles')
    .using('formResponses as response')
    .whereRef('response.formResponseSeq', '=', 'formFiles.formResponseSeq')
    .where('response.formSeq', '=', formSeq)
    .returning('formFiles.fileSeq')
    .execute()
  return rows.map(({ fileSeq }) => fileSeq)
}

/** The same of a person who is erased. */
export async function removeFilesOfUser(tx: ChannelTx, userSeq: UserSeq) {
  const rows = await tables(tx)
    .deleteFrom('formFiles')
    .using('formResponses as response')
    .whereRef('response.formResponseSeq', '=', 'formFiles.formResponseSeq')
    .where('response.userSeq', '=', userSeq)
    .returning('formFiles.fileSeq')
    .execute()
  return rows.map(({ fileSeq }) => fileSeq)
}
