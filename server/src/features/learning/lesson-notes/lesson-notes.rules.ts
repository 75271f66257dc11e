import { formatClock } from 'contract/values/moments'

interface NoteRow {
  curriculumSeq: number
  lessonTitle: string
  playSecond: number | null
  content: string
}
/** Notes as plain text: the course, its lessons, and the notes of each with their positions. */
export function notesAsText(title: string, notes: readonly NoteRow[]) {
  const lines = [title]
  let lesson: number | null = null
  for (const { curriculumSeq, lessonTitle, playSecond, content } of notes) {
    if (curriculumSeq !== lesson) lines.push('', lessonTitle)
    lesson = curriculumSeq
    const moment = playSecond === null ? '' : `[${formatClock(playSecond)}]`
    lines.push(['-', moment, content.replace(/\n/g, '\n  ')].filter(Boolean).join(' '))
  }
  return `${lines.join('\n')}\n`
}
