import { z } from 'zod'
import { captionLanguages } from '../values/caption-languages.ts'
import { snsProviders } from '../values/sns-providers.ts'
import { legalKinds } from '../values/legal-kinds.ts'
import { seqInUrl } from '../values/ids.ts'

/** What may stand behind a colon in a path. One word means one thing in every address. */
export const pathWords = {
  channelSeq: seqInUrl('channel'),
  courseSeq: seqInUrl('course'),
  courseReviewSeq: seqInUrl('course review'),
  siteCodeReviewSeq: seqInUrl('site code review'),
  classSeq: seqInUrl('round'),
  curriculumSeq: seqInUrl('curriculum'),
  /** A live lesson, by the number of its place in the curriculum. */
  itemSeq: seqInUrl('curriculum'),
  /** What one learner handed in for a mission. */
  submissionSeq: seqInUrl('submission'),
  evaluationSeq: seqInUrl('review'),
  attendSeq: seqInUrl('enrolment'),
  channelCategorySeq: seqInUrl('category'),
  fileSeq: seqInUrl('file'),
  uploadVodSeq: seqInUrl('video'),
  captionLanguage: z.enum(captionLanguages),
  postSeq: seqInUrl('post'),
  /** What somebody wrote on a class, and below that. */
  classPostSeq: seqInUrl('class post'),
  classCommentSeq: seqInUrl('class comment'),
  /** A room in which a class talks, and what was said there. */
  chatRoomSeq: seqInUrl('chat room'),
  chatMessageSeq: seqInUrl('chat message'),
  /** What a learner noted for themselves. */
  lessonNoteSeq: seqInUrl('lesson note'),
  menuSeq: seqInUrl('menu'),
  pageSeq: seqInUrl('page'),
  questionSeq: seqInUrl('question'),
  answerSeq: seqInUrl('answer'),
  userSeq: seqInUrl('user'),
  invitationSeq: seqInUrl('invitation'),
  orderNo: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  gateway: z.string().regex(/^[a-z]{2,20}$/),
  deviceId: z.uuid(),
  snsTypeCd: z.enum(snsProviders),
  identitySeq: seqInUrl('identity'),
  /** Typed from paper: capitals or not. */
  certificateNo: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  token: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/),
  factorSeq: seqInUrl('second-factor'),
  serviceAlias: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
  eventCode: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9_-]{1,40}$/),
  /** Whatever came of it on the way: half a link is told like one that is gone. */
  refererCode: z.string().max(100),
  domainSeq: seqInUrl('domain'),
  termsKind: z.enum(legalKinds),
  version: z.coerce.number<number>().int().min(1).max(1_000_000),
  code: z.string().regex(/^[0-9]{1,6}$/),
}
export type PathWords = typeof pathWords
export type PathWord = keyof PathWords
export type PathValue<Word extends PathWord> = z.output<PathWords[Word]>
