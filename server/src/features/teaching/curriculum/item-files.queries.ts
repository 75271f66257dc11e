import { sql } from 'kysely'
import type { CourseSeq, CurriculumSeq, FileSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const shown = (db: ChannelDb) =>
  tables(db)
    .selectFrom('curriculumFiles')
    .innerJoin('files', 'files.fileSeq', 'curriculumFiles.fileSeq')
    .select(['curriculumSeq', 'curriculumFiles.fileSeq', 'originFileName', 'contentType', 'fileSize'])
    .orderBy('sort')
    .orderBy('curriculumFiles.fileSeq')

/** The files of one item, in their order. */
export const findFilesOf = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  shown(db).where('curriculumSeq', '=', curriculumSeq).execute()

/** The files of every item of a course. */
export const findFilesIn = (db: ChannelDb, courseSeq: CourseSeq) =>
  shown(db)
    .where(
      'curriculumSeq',
      'in',
      tables(db)
        .selectFrom('curriculums')
        .select('curriculumSeq')
        .where('courseSeq', '=', courseSeq)
        .where('deletedAt', 'is', null),
    )
    .execute()

export const insertItemFiles = (
  tx: ChannelTx,
  rows: { curriculumSeq: CurriculumSeq; fileSeq: FileSeq; sort: number }[],
) =>
  rows.length === 0 ? Promise.resolve([]) : tables(tx).insertInto('curriculumFiles').values(rows).execute()

export const removeItemFiles = (tx: ChannelTx, curriculumSeq: CurriculumSeq, fileSeqs: FileSeq[]) =>
  tables(tx)
    .deleteFrom('curriculumFiles')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('fileSeq', '=', sql<FileSeq>`any(${fileSeqs})`)
    .execute()
