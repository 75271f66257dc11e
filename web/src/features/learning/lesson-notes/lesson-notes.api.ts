import * as api from 'contract/learning/lesson-notes/api'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'

export const PAGE_SIZE = 20
interface NoteQuestion {
  courseSeq: CourseSeq
  /** Null for the notes of the whole class. */
  curriculumSeq: CurriculumSeq | null
  q: string
  page: number
}
export function useNotes({ courseSeq, curriculumSeq, q, page }: NoteQuestion) {
  const query = { page, size: PAGE_SIZE, ...(curriculumSeq !== null && { curriculumSeq }), ...(q && { q }) }
  return useEndpoint(api.listLessonNotes, { courseSeq, query }, { keep: true })
}

export const useNoteCommands = (courseSeq: CourseSeq) => ({
  add: useCommand(api.addLessonNote, { courseSeq }),
  change: useCommand(api.changeLessonNote, { courseSeq }),
  remove: useCommand(api.removeLessonNote, { courseSeq }),
})

/** Downloads all notes of a class as a text file. */
export function useSaveNotes(courseSeq: CourseSeq) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async () => {
    const { title, text } = await call(api.exportLessonNotes, { channelSeq, courseSeq })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    link.download = `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'notes'}.txt`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
}
