import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { nothing, seq, seqInUrl } from '../../values/ids.ts'
import { DEFAULT_PAGE_SIZE } from '../../values/paging.ts'
import {
  ClassQuestion,
  ofOne,
  path,
  SiteQuestion,
  SiteQuestionChoice,
  SiteQuestionFilter,
  text,
} from './schemas.ts'

/** Questions about a course, newest first; private ones come without their text. */
export const listQuestions = endpoint({
  method: 'GET',
  path,
  access: 'public',
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
    /** The oldest question already shown. */
    minSeq: seqInUrl('question').optional(),
    /** Only questions about this lesson. */
    curriculumSeq: seqInUrl('curriculum').optional(),
  }),
  reply: z.object({
    questions: ClassQuestion.array(),
    questionCount: z.int(),
    /** Whether the caller works on this course. */
    isStaff: z.boolean(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'questions',
})
export const askQuestion = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: z.object({
    content: text,
    isSecret: z.boolean().default(false),
    /** The lesson it is about, if any, and the second of its video. */
    curriculumSeq: seq('curriculum').nullable().default(null),
    playSecond: z.int().min(0).max(100_000).nullable().default(null),
  }),
  reply: z.object({ questionSeq: seq('question') }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'QUESTIONS_CLOSED', 'TOO_MANY_REQUESTS'],
  touches: ['questions'],
})
/** Removes the caller's own question, unless it was answered. */
export const removeQuestion = endpoint({
  method: 'POST',
  path: `${ofOne}/delete`,
  access: 'member',
  reply: nothing,
  refuses: ['QUESTION_ANSWERED'],
  touches: ['questions'],
})
/** Adds a follow-up to the caller's own question. */
export const askAgain = endpoint({
  method: 'POST',
  path: `${ofOne}/follow-ups`,
  access: 'member',
  body: z.object({ content: text }),
  reply: z.object({ answerSeq: seq('answer') }),
  refuses: ['TOO_MANY_REQUESTS'],
  touches: ['questions'],
})
export const answerQuestion = endpoint({
  method: 'POST',
  path: `${ofOne}/answers`,
  access: 'CLASS_QUESTIONS_UPDATE',
  action: 'questions.answerQuestion',
  body: z.object({ content: text }),
  reply: z.object({ answerSeq: seq('answer') }),
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['pending-work', 'questions'],
})
export const saveAnswer = endpoint({
  method: 'POST',
  path: `${ofOne}/answers/:answerSeq`,
  access: 'CLASS_QUESTIONS_UPDATE',
  action: 'questions.saveAnswer',
  body: z.object({ content: text }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['questions'],
})
export const removeAnswer = endpoint({
  method: 'POST',
  path: `${ofOne}/answers/:answerSeq/delete`,
  access: 'CLASS_QUESTIONS_UPDATE',
  action: 'questions.removeAnswer',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['pending-work', 'questions'],
})
/** Removes a question with everything below it. */
export const takeDownQuestion = endpoint({
  method: 'POST',
  path: `${ofOne}/take-down`,
  access: 'CLASS_QUESTIONS_UPDATE',
  action: 'questions.takeDownQuestion',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['pending-work', 'questions'],
})

/** Questions about all courses the caller works on; unanswered ones, the longest waiting first. */
export const listSiteQuestions = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/questions',
  access: 'CLASS_QUESTIONS_READ',
  query: SiteQuestionFilter,
  reply: z.object({ list: SiteQuestion.array(), total: z.int() }),
  shows: 'questions',
})

/** The matching questions with their answers as a spreadsheet, at an address that works for a few minutes. */
export const downloadQuestions = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/admin/questions/download',
  access: 'CLASS_QUESTIONS_READ',
  whileSuspended: 'managers',
  action: 'questions.downloadQuestions',
  body: SiteQuestionChoice,
  reply: FileLink,
})
