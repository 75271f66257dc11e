import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { DocumentRow } from '../../system/files/schemas.ts'
import { pdfSecurityYn, Spot } from '../../teaching/curriculum/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { productKinds } from '../../values/type-codes.ts'
import { Lesson, lessonStates, coursePath } from './schemas.ts'

/** The lesson list of the classroom. People who are not enrolled see it with only the free lessons open. */
export const getClassroom = endpoint({
  method: 'GET',
  path: `${coursePath}/classroom`,
  access: 'member',
  reply: z.object({
    title: z.string(),
    productKind: z.enum(productKinds),
    attendSeq: seq('enrolment').nullable(),
    validAt: instant.nullable(),
    isClassManager: z.boolean(),
    /** Whether learners' questions are shown beside the lessons, and whether new ones are accepted. */
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

/** The content of a lesson: its text, or where to meet. A visitor may open a free lesson. */
export const getLesson = endpoint({
  method: 'GET',
  path: `${coursePath}/curriculums/:curriculumSeq`,
  access: 'public',
  /** Y reads without marking the lesson as begun. */
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

/** Marks a lesson as begun; repeating it changes nothing. */
export const attendLesson = endpoint({
  method: 'POST',
  path: `${coursePath}/curriculums/:curriculumSeq/attend`,
  access: 'member',
  whileSuspended: 'members',
  reply: z.object({ progressState: z.enum(lessonStates) }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED', 'CLASS_RULE'],
  touches: ['lessons', 'enrolments'],
})

/** A URL of a lesson's file, valid for a few minutes. Downloading completes the lesson for a learner. */
export const openFile = endpoint({
  method: 'POST',
  path: `${coursePath}/curriculums/:curriculumSeq/files/:fileSeq/download`,
  access: 'public',
  whileSuspended: 'members',
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
 * Page images of a PDF for the classroom's viewer, for a quarter of an hour and in this browser only: below `url`, `1.webp` is the
 * first page with the reader's watermark, `1.txt` its text. Opening completes the lesson.
 */
export const viewFile = endpoint({
  method: 'POST',
  path: `${coursePath}/curriculums/:curriculumSeq/files/:fileSeq/view`,
  access: 'public',
  whileSuspended: 'members',
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
/** All files of the course, grouped by lesson. Names only; opening one is a call of its own. */
export const listMaterials = endpoint({
  method: 'GET',
  path: `${coursePath}/materials`,
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

/** Completes a text or offline lesson by the learner's own confirmation. */
export const completeLesson = endpoint({
  method: 'POST',
  path: `${coursePath}/curriculums/:curriculumSeq/complete`,
  access: 'member',
  whileSuspended: 'members',
  reply: z.object({ percent: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED', 'CLASS_RULE'],
  touches: ['lessons', 'enrolments'],
})
/** How far the caller is in each video that they began, in seconds. */
export const listPlayTimes = endpoint({
  method: 'GET',
  path: `${coursePath}/playtimes`,
  access: 'member',
  reply: z.object({
    playtimes: z.object({ curriculumSeq: seq('curriculum'), playSecond: z.int() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'lessons',
})
/** The first lesson that the caller has not completed and cannot skip; the very first once all are completed. */
export const getNextLesson = endpoint({
  method: 'GET',
  path: `${coursePath}/curriculums/next`,
  access: 'member',
  reply: z.object({ curriculumSeq: seq('curriculum').nullable(), title: z.string().nullable() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'lessons',
})
/** The caller's progress in the course, in whole percent of the lessons that count. docs/rules.md R-140. */
export const getPercent = endpoint({
  method: 'GET',
  path: `${coursePath}/curriculums/percent`,
  access: 'member',
  reply: z.object({ percent: z.int(), completedCount: z.int(), curriculumCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'lessons',
})
