import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { DocumentRow } from '../../system/files/schemas.ts'
import { pdfSecurityYn, Spot } from '../../teaching/curriculum/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { Lesson, lessonStates, place } from './schemas.ts'

/** The classroom's list. Who does not attend sees it with only the free lessons open. */
export const getClassroom = endpoint({
  method: 'GET',
  path: `${place}/classroom`,
  access: 'member',
  reply: z.object({
    title: z.string(),
    attendSeq: seq('enrolment').nullable(),
    validAt: instant.nullable(),
    isClassManager: z.boolean(),
    /** Whether questions of its learners are shown beside the lessons, and new ones taken. */
    questions: z.enum(['OPEN', 'CLOSED', 'HIDDEN']),
    hasChat: z.boolean(),
    lessons: Lesson.array(),
    completedCount: z.int(),
    curriculumCount: z.int(),
    percent: z.int(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'lessons',
})

/** What a lesson holds: the text, or where to meet. A visitor may open a free lesson. */
export const getLesson = endpoint({
  method: 'GET',
  path: `${place}/curriculums/:curriculumSeq`,
  access: 'public',
  /** Y looks without beginning. */
  query: z.object({ open: z.enum(['Y', 'N']).default('N') }),
  reply: Lesson.extend({
    ...Spot.shape,
    content: z.string(),
    addrRoad2: z.string().nullable(),
    files: DocumentRow.array(),
    pdfSecurityYn,
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'MEMBERS_ONLY', 'NOT_ATTENDING', 'LESSON_LOCKED'],
  shows: 'lessons',
})

/** Begins a lesson without doing anything else in it; once begun it stays as it is. */
export const attendLesson = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/attend`,
  access: 'member',
  reply: z.object({ progressState: z.enum(lessonStates) }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED', 'CLASS_RULE'],
  touches: ['lessons', 'enrolments'],
})

/** Where a file of a lesson can be fetched for a few minutes. A learner who fetches one has completed the lesson. */
export const openFile = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/files/:fileSeq/download`,
  access: 'public',
  reply: z.object({ url: z.string() }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'MEMBERS_ONLY',
    'NOT_ATTENDING',
    'LESSON_LOCKED',
    'PDF_VIEW_ONLY',
  ],
  touches: ['lessons', 'enrolments'],
})
/**
 * Where the viewer of the classroom fetches a PDF page by page, for a quarter of an hour and in this browser alone: below `url`
 * `1.webp` is its first page with the reader's mark, `1.txt` its text. Reading one completes the lesson.
 */
export const viewFile = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/files/:fileSeq/view`,
  access: 'public',
  reply: z.object({
    url: z.string(),
    /** In pixels. */
    pages: z.object({ width: z.int(), height: z.int() }).array(),
  }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'MEMBERS_ONLY',
    'NOT_ATTENDING',
    'LESSON_LOCKED',
    'PDF_NOT_VIEWABLE',
  ],
  touches: ['lessons', 'enrolments'],
})
/** Every file of the class, under the lessons that hand it out. Names only: opening one asks again. */
export const listMaterials = endpoint({
  method: 'GET',
  path: `${place}/materials`,
  access: 'member',
  reply: z.object({
    list: z
      .object({
        curriculumSeq: seq('curriculum'),
        title: z.string(),
        isOpen: z.boolean(),
        files: DocumentRow.array(),
        pdfSecurityYn,
      })
      .array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'lessons',
})

/** A lesson that is read or attended is done by saying so. */
export const completeLesson = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/complete`,
  access: 'member',
  reply: z.object({ percent: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED', 'CLASS_RULE'],
  touches: ['lessons', 'enrolments'],
})
export const listPlayTimes = endpoint({
  method: 'GET',
  path: `${place}/playtimes`,
  access: 'member',
  reply: z.object({
    playtimes: z.object({ curriculumSeq: seq('curriculum'), playSecond: z.int() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'lessons',
})
/** The first lesson the caller has not done and need not pass over; the first of all once everything is done. */
export const getNextLesson = endpoint({
  method: 'GET',
  path: `${place}/curriculums/next`,
  access: 'member',
  reply: z.object({ curriculumSeq: seq('curriculum').nullable(), title: z.string().nullable() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'lessons',
})
/** How far the caller is in the class, in whole percent of the lessons that count. docs/rules.md R-140. */
export const getPercent = endpoint({
  method: 'GET',
  path: `${place}/curriculums/percent`,
  access: 'member',
  reply: z.object({ percent: z.int(), completedCount: z.int(), curriculumCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'lessons',
})
