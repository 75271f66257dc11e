import type { CourseSeq, CurriculumSeq, LessonNoteSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Owner {
  userSeq: UserSeq
  courseSeq: CourseSeq
}
interface NoteFilter extends Owner {
  curriculumSeq?: CurriculumSeq | undefined
  q?: string | undefined
}

const matching = (db: ChannelDb, { userSeq, courseSeq, curriculumSeq, q }: NoteFilter) =>
  tables(db)
    .selectFrom('lessonNotes')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'lessonNotes.curriculumSeq')
    .where('lessonNotes.userSeq', '=', userSeq)
    .where('lessonNotes.courseSeq', '=', courseSeq)
    .$if(curriculumSeq !== undefined, (all) =>
      all.where((eb) =>
        eb('lessonNotes.curriculumSeq', '=', curriculumSeq ?? eb.ref('lessonNotes.curriculumSeq')),
      ),
    )
    .$if(q !== undefined && q !== '', (all) => {
      const like = containing(q ?? '')
      return all.where((eb) =>
        eb.or([eb('lessonNotes.content', 'ilike', like), eb('curriculums.title', 'ilike', like)]),
      )
    })

export function findNotes(db: ChannelDb, filter: NoteFilter, { page, size }: { page: number; size: number }) {
  return matching(db, filter)
    .select([
      'lessonNotes.lessonNoteSeq',
      'lessonNotes.curriculumSeq',
      'curriculums.title as lessonTitle',
      'lessonNotes.kind',
      'lessonNotes.playSecond',
      'lessonNotes.content',
      'lessonNotes.createdAt',
      'lessonNotes.updatedAt',
    ])
    .orderBy('curriculums.sort')
    .orderBy('lessonNotes.curriculumSeq')
    .orderBy('lessonNotes.playSecond', (by) => by.asc().nullsFirst())
    .orderBy('lessonNotes.lessonNoteSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}
export async function countNotes(db: ChannelDb, filter: NoteFilter) {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface NewNote extends Owner {
  curriculumSeq: CurriculumSeq
  kind: 'NOTE' | 'BOOKMARK'
  playSecond: number | null
  content: string
  createdAt: Date
}
export const insertNote = (tx: ChannelTx, note: NewNote) =>
  tables(tx)
    .insertInto('lessonNotes')
    .values({ ...note, updatedAt: note.createdAt })
    .returning('lessonNoteSeq')
    .executeTakeFirstOrThrow()

type OwnNote = Owner & { lessonNoteSeq: LessonNoteSeq }
/** False when this person has no such note here. */
export async function updateNote(tx: ChannelTx, note: OwnNote, change: { content: string; updatedAt: Date }) {
  const changed = await tables(tx)
    .updateTable('lessonNotes')
    .set({ ...change, kind: 'NOTE' })
    .where('lessonNoteSeq', '=', note.lessonNoteSeq)
    .where('userSeq', '=', note.userSeq)
    .where('courseSeq', '=', note.courseSeq)
    .returning('lessonNoteSeq')
    .executeTakeFirst()
  return changed !== undefined
}
export async function deleteNote(tx: ChannelTx, note: OwnNote) {
  const deleted = await tables(tx)
    .deleteFrom('lessonNotes')
    .where('lessonNoteSeq', '=', note.lessonNoteSeq)
    .where('userSeq', '=', note.userSeq)
    .where('courseSeq', '=', note.courseSeq)
    .returning('lessonNoteSeq')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteNotesOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('lessonNotes').where('userSeq', '=', userSeq).execute()
}
