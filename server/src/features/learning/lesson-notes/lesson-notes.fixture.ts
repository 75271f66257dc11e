import { addLessonNote } from 'contract/learning/lesson-notes/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const lessonNotesFixture = fixture({
  async add({ mina, courseRef, curriculumSeq }) {
    const body = { curriculumSeq, kind: 'NOTE' as const, content: MARK }
    const { lessonNoteSeq } = await mina.call(addLessonNote, { ...courseRef, body })
    return { lessonNoteSeq }
  },
})
