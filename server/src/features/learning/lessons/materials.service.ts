import { isPdf } from 'contract/values/documents'
import type { CourseSeq, CurriculumSeq, FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  documentRow,
  findFilesIn,
  findFilesOf,
  spotRow,
} from '../../teaching/curriculum/curriculum.public.ts'
import { openedFor, pagesOf, viewedFor } from '../../system/files/files.public.ts'
import { enter, openLesson } from './lessons.service.ts'
import { finish } from './completion.service.ts'

interface FileInput {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
  fileSeq: FileSeq
}

/** A URL of the file, valid now; fetching it completes the lesson. docs/rules.md. */
export async function openFile(ctx: Context, input: FileInput) {
  const { isViewOnly, fileSeq, done } = await reach(ctx, input)
  if (isViewOnly) throw refuse('PDF_VIEW_ONLY')
  await done()
  return { url: openedFor(ctx, fileSeq) }
}

/** The URL from which the viewer loads pages of a protected PDF. docs/rules.md R-377. */
export async function viewFile(ctx: Context, input: FileInput) {
  const { isViewOnly, fileSeq, done } = await reach(ctx, input)
  if (!isViewOnly) throw refuse('NOT_FOUND')
  const pages = await pagesOf(ctx, fileSeq)
  await done()
  return { url: viewedFor(ctx, fileSeq), pages }
}

/** A file of a lesson that is open to the caller, and the step that records the download. */
async function reach(ctx: Context, { fileSeq, ...lessonRef }: FileInput) {
  const { item, view, attendSeq } = await openLesson(ctx, lessonRef)
  const files = await findFilesOf(ctx.db, item.curriculumSeq)
  const file = files.find((one) => one.fileSeq === fileSeq)
  if (!file) throw refuse('NOT_FOUND')
  const { curriculumSeq } = lessonRef
  const done = async () => {
    if (attendSeq === null || view(item).progressState === 'DONE') return
    await ctx.transaction((tx) => finish(tx, { attendSeqs: [attendSeq], curriculumSeq, now: ctx.now() }))
  }
  return { fileSeq, isViewOnly: item.isPdfSecure && isPdf(file), done }
}

/** All files of a course, grouped by lesson. */
export async function materialsOf(ctx: Context, courseSeq: CourseSeq) {
  const { lessons, refusalFor, attendSeq, isManager } = await enter(ctx, courseSeq)
  if (attendSeq === null && !isManager) throw refuse('NOT_ATTENDING')
  const files = await findFilesIn(ctx.db, courseSeq)
  return lessons.flatMap((lesson) => {
    const { curriculumSeq, title } = lesson
    const own = files.filter((file) => file.curriculumSeq === curriculumSeq).map(documentRow)
    const { pdfSecurityYn } = spotRow(lesson)
    const isOpen = refusalFor(lesson) === null
    return own.length === 0 ? [] : [{ curriculumSeq, title, isOpen, files: own, pdfSecurityYn }]
  })
}
