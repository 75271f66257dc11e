import { z } from 'zod'
import { captionLanguages } from './caption-languages.ts'
import { CurriculumRow, pdfSecurityYn, Spot } from './curriculum.ts'
import { DocumentRow } from './files.ts'
import { endpoint } from './grammar.ts'
import { instant, nothing, seq } from './values.ts'

const place = '/channels/:channelSeq/courses/:courseSeq'
export const lessonStates = ['NONE', 'STARTED', 'DONE'] as const

export const Lesson = CurriculumRow.extend({
  progressState: z.enum(lessonStates),
  watchedPercent: z.int(),
  /** Where the video was left, in seconds. */
  playSecond: z.int(),
  /** When the caller opened it first. */
  openedAt: instant.nullable(),
  /** Y once the caller came to it: was there, where people meet, began it elsewhere. docs/rules.md R-410. */
  alreadyAttendedYn: z.enum(['Y', 'N']),
  /** Whether the caller may open it now (free preview, order, manual lock). */
  isOpen: z.boolean(),
  /** Whether the caller has what it earns. */
  isEarned: z.boolean(),
  /** On how many devices it plays at once; 0 without limit. */
  limitDupPlay: z.int(),
  /** False where only staff see it, until its film plays. docs/rules.md R-610. */
  isAvailable: z.boolean(),
})
export type Lesson = z.input<typeof Lesson>

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
  shows: 'classroom',
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
  shows: 'classroom',
})

/** Begins a lesson without doing anything else in it; once begun it stays as it is. */
export const attendLesson = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/attend`,
  access: 'member',
  reply: z.object({ progressState: z.enum(lessonStates) }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED', 'CLASS_RULE'],
  touches: ['classroom', 'enrolments'],
})

/** Where a file of a lesson can be fetched for a few minutes. Whoever fetches one has done the lesson. */
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
  touches: ['classroom', 'enrolments'],
})
/**
 * Where the viewer of the classroom fetches a PDF page by page, for a quarter of an hour and in this browser alone: below `url`
 * `1.webp` is its first page with the mark of the reader, `1.txt` what is written there. Whoever reads one has done the lesson.
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
  touches: ['classroom', 'enrolments'],
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
  shows: 'classroom',
})

/** How far a film may be watched now. */
const Bounds = z.object({
  /** No further than this second, until the lesson is done; null where one may go anywhere. */
  reachedSecond: z.number().nullable(),
  /** What is left of the viewing time, in seconds; null without end. */
  secondsLeft: z.int().nullable(),
})
export type Bounds = z.input<typeof Bounds>

/** Begins to watch; the segments are bound to this browser by a cookie. A visitor may open a free lesson. */
export const play = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/play`,
  access: 'public',
  reply: Bounds.extend({
    playId: z.string(),
    /** The streams of an uploaded video; empty where it stands elsewhere. */
    manifestUrl: z.string(),
    /** A page of ours with the player of the host a video stands at. */
    embedUrl: z.string().nullable(),
    /** Where it stands at its host; null for an uploaded video. */
    linkUrl: z.string().nullable(),
    posterUrl: z.string().nullable(),
    /** WebVTT that names a small picture for each stretch of the film; null where there are none. */
    storyboardUrl: z.string().nullable(),
    captions: z.object({ captionLanguage: z.enum(captionLanguages), url: z.string() }).array(),
    resumeAt: z.int(),
    duration: z.int(),
    vodSpeedControlYn: z.literal([0, 1]),
  }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'MEMBERS_ONLY',
    'NOT_ATTENDING',
    'LESSON_LOCKED',
    'VIDEO_NOT_READY',
    'VIEWING_TIME_OVER',
  ],
})
/** What was watched since the last time: ranges of seconds, and where the head stands. */
export const beat = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/playtime`,
  access: 'member',
  body: z.object({
    playId: z.string().max(100),
    playSecond: z.number().min(0).max(100_000),
    ranges: z.array(z.tuple([z.number().min(0), z.number().min(0)])).max(200),
    /** Whether it plays on from here; the viewing time runs while it does. */
    isPlaying: z.boolean().default(true),
    /** For how long it played since the last time, waits and pauses left out; null where a player does not measure. */
    playedMs: z.int().min(0).max(86_400_000).nullable().default(null),
  }),
  reply: Bounds.extend({ watchedPercent: z.int(), progressState: z.enum(lessonStates), percent: z.int() }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'NOT_ATTENDING',
    'LESSON_LOCKED',
    'PLAY_ENDED',
    'PLAYED_ELSEWHERE',
    'VIEWING_TIME_OVER',
  ],
})
/** A lesson that is read or attended is done by saying so. */
export const completeLesson = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/complete`,
  access: 'member',
  reply: z.object({ percent: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED', 'CLASS_RULE'],
  touches: ['classroom', 'enrolments'],
})
export const listPlayTimes = endpoint({
  method: 'GET',
  path: `${place}/playtimes`,
  access: 'member',
  reply: z.object({
    playtimes: z.object({ curriculumSeq: seq('curriculum'), playSecond: z.int() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'classroom',
})
/** The first lesson the caller has not done and need not pass over; the first of all once everything is done. */
export const getNextLesson = endpoint({
  method: 'GET',
  path: `${place}/curriculums/next`,
  access: 'member',
  reply: z.object({ curriculumSeq: seq('curriculum').nullable(), title: z.string().nullable() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'classroom',
})
/** How far the caller is in the class, in whole percent of the lessons that count. docs/rules.md R-140. */
export const getPercent = endpoint({
  method: 'GET',
  path: `${place}/curriculums/percent`,
  access: 'member',
  reply: z.object({ percent: z.int(), completedCount: z.int(), curriculumCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'],
  shows: 'classroom',
})
/** Ends watching: the segments are closed from then on. */
export const stopPlaying = endpoint({
  method: 'POST',
  path: `${place}/curriculums/:curriculumSeq/stop`,
  access: 'public',
  body: z.object({ playId: z.string().max(100) }),
  reply: nothing,
})
