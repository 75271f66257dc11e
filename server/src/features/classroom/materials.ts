import type { CourseSeq, CurriculumSeq, FileSeq } from 'contract/values'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { documentRow, findFilesIn, findFilesOf } from '../curriculum/curriculum.public.ts'
import { openedFor } from '../files/files.public.ts'
import { enter, openLesson } from './classroom.service.ts'
import { finish } from './finishing.ts'

interface Wish {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
  fileSeq: FileSeq
}

/** Where a file can be fetched now; fetching it is what the lesson asks for. docs/rules.md. */
export async function openFile(ctx: Context, { fileSeq, ...place }: Wish) {
  const { item, view, attendSeq } = await openLesson(ctx, place)
  const files = await findFilesOf(ctx.db, item.curriculumSeq)
  if (!files.some((file) => file.fileSeq === fileSeq)) throw refuse('NOT_FOUND')
  if (attendSeq !== null && view(item).progressState !== 'DONE') {
    const { curriculumSeq } = place
    await ctx.transaction((tx) => finish(tx, { attendSeqs: [attendSeq], curriculumSeq, now: ctx.now() }))
  }
  return { url: openedFor(ctx, fileSeq) }
}

/** The library of a class: its files under the lessons that hand them out. */
export async function materialsOf(ctx: Context, courseSeq: CourseSeq) {
  const { lessons, refusalFor, attendSeq, isManager } = await enter(ctx, courseSeq)
  if (attendSeq === null && !isManager) throw refuse('NOT_ATTENDING')
  const files = await findFilesIn(ctx.db, courseSeq)
  return lessons.flatMap((lesson) => {
    const { curriculumSeq, title } = lesson
    const own = files.filter((file) => file.curriculumSeq === curriculumSeq).map(documentRow)
    return own.length === 0 ? [] : [{ curriculumSeq, title, isOpen: refusalFor(lesson) === null, files: own }]
  })
}
