import { z } from 'zod'
import { instant, Paged, seq } from '../../values/ids.ts'
import { questionShelves } from './questions.rules.ts'

export const text = z.string().trim().min(1).max(5000)

/** A reply below a question: by staff of the course, or a follow-up by the learner who asked. */
export const ClassAnswer = z.object({
  answerSeq: seq('answer'),
  writerName: z.string(),
  isStaff: z.boolean(),
  isMine: z.boolean(),
  content: z.string(),
  createdAt: instant,
})
export type ClassAnswer = z.input<typeof ClassAnswer>
export const ClassQuestion = z.object({
  questionSeq: seq('question'),
  writerName: z.string(),
  isMine: z.boolean(),
  isSecret: z.boolean(),
  /** Null where the caller may not read it. */
  content: z.string().nullable(),
  createdAt: instant,
  /** The time of the last answer by staff; null while the question waits for one. */
  answeredAt: instant.nullable(),
  answers: ClassAnswer.array(),
  /** The lesson it is about; null for a question about the course, and where the caller may not read it. */
  lesson: z
    .object({
      curriculumSeq: seq('curriculum'),
      title: z.string(),
      /** The second of the lesson's video. */
      playSecond: z.int().nullable(),
    })
    .nullable(),
})
export type ClassQuestion = z.input<typeof ClassQuestion>

export const path = '/channels/:channelSeq/courses/:courseSeq/questions'
export const ofOne = `${path}/:questionSeq` as const
export const SiteQuestionChoice = z.object({
  q: z.string().trim().max(60).optional(),
  shelf: z.enum(questionShelves).default('open'),
})
export type SiteQuestionChoice = z.output<typeof SiteQuestionChoice>
export const SiteQuestionFilter = SiteQuestionChoice.extend(Paged.shape)
export type SiteQuestionFilter = z.output<typeof SiteQuestionFilter>
export const SiteQuestion = ClassQuestion.extend({
  content: z.string(),
  courseSeq: seq('course'),
  courseTitle: z.string(),
})
export type SiteQuestion = z.input<typeof SiteQuestion>

export const Said = z.object({
  questionSeq: seq('question'),
  courseSeq: seq('course'),
  /** The reply it is about, if any. */
  answerSeq: seq('answer').nullable(),
})
