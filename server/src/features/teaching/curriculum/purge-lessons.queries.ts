import type { CourseSeq } from 'contract/values/ids'
import { vodTypes } from 'contract/values/type-codes'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Clears the content of every item of a course, including removed ones; their videos are no longer used there. */
export const emptyItems = (tx: ChannelTx, courseSeq: CourseSeq) =>
  tables(tx)
    .updateTable('curriculums')
    .set({
      content: '',
      uploadVodSeq: null,
      vodTypeCd: vodTypes.uploaded,
      linkUrl: '',
      addrRoad1: null,
      addrRoad2: null,
      zipcode: null,
      lat: null,
      lon: null,
    })
    .where('courseSeq', '=', courseSeq)
    .returning('curriculumSeq')
    .execute()

/** Removes the files of its lessons. */
export async function deleteFilesIn(tx: ChannelTx, courseSeq: CourseSeq) {
  const items = tables(tx)
    .selectFrom('curriculums')
    .select('curriculumSeq')
    .where('courseSeq', '=', courseSeq)
  const gone = await tables(tx)
    .deleteFrom('curriculumFiles')
    .where('curriculumSeq', 'in', items)
    .returning('fileSeq')
    .execute()
  return gone.map(({ fileSeq }) => fileSeq)
}
