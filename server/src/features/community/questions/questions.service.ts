import { questionAnswered, questionPosted } from 'contract/community/questions/events'
import type { AnswerSeq, CourseSeq, CurriculumSeq, QuestionSeq } from 'contract/values/ids'
import { curriculumTypes, questionStatuses } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepPace } from '../../people/accounts/accounts.public.ts'
import { findSetting } from '../../teaching/courses/course-settings.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItem } from '../../teaching/curriculum/curriculum.public.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import {
  deleteQuestion,
  insertAnswer,
  insertQuestion,
  lockQuestion,
  markAnswered,
  updateAnswer,
} from './questions.queries.ts'

interface QuestionRef {
  courseSeq: CourseSeq
  questionSeq: QuestionSeq
}
/** Ten in a row, then one a minute. */
const PACE = { most: 10, everySeconds: 60 }
const keepOwnPace = (ctx: MemberContext) =>
  keepPace(ctx, { [`question:${ctx.user.userSeq}`]: PACE }, 'TOO_MANY_REQUESTS')

interface Draft {
  content: string
  isSecret: boolean
  curriculumSeq: CurriculumSeq | null
  playSecond: number | null
}
/** Any member who may read the course may ask, also before enrolling. docs/rules.md R-342. */
export async function ask(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { curriculumSeq, playSecond, ...said }: Draft,
) {
  await getReadableCourseSummary(ctx, courseSeq)
  const { courseQaShowYn, courseQuestionStatus } = await findSetting(ctx.db, courseSeq)
  if (courseQaShowYn === 'N' || courseQuestionStatus === questionStatuses.closed)
    throw refuse('QUESTIONS_CLOSED')
  await keepOwnPace(ctx)
  return ctx.transaction(async (tx) => {
    const { userSeq } = ctx.user
    const about = await aboutWhat(tx, { courseSeq, curriculumSeq, playSecond })
    const draft = { ...said, ...about, courseSeq, userSeq, createdAt: ctx.now() }
    const { questionSeq } = await insertQuestion(tx, draft)
    await emit(tx, questionPosted, { questionSeq, courseSeq, answerSeq: null })
    return { questionSeq }
  })
}

/** A lesson of this course, and a second of it where it is a video. NOT_FOUND. docs/rules.md R-380. */
async function aboutWhat(
  tx: ChannelTx,
  {
    courseSeq,
    curriculumSeq,
    playSecond,
  }: { courseSeq: CourseSeq } & Pick<Draft, 'curriculumSeq' | 'playSecond'>,
) {
  if (curriculumSeq === null) return { curriculumSeq, playSecond: null }
  const item = await findItem(tx, { courseSeq, curriculumSeq })
  if (!item?.isAvailable || item.curriculumTypeCd === curriculumTypes.section) throw refuse('NOT_FOUND')
  return { curriculumSeq, playSecond: item.curriculumTypeCd === curriculumTypes.video ? playSecond : null }
}

export async function askOnceMore(
  ctx: MemberContext,
  { content, ...questionRef }: QuestionRef & { content: string },
) {
  await keepOwnPace(ctx)
  return ctx.transaction(async (tx) => {
    const question = await lockQuestion(tx, questionRef)
    if (question?.userSeq !== ctx.user.userSeq) throw refuse('NOT_FOUND')
    const { userSeq } = question
    const said = {
      questionSeq: questionRef.questionSeq,
      userSeq,
      isStaff: false,
      content,
      createdAt: ctx.now(),
    }
    const { answerSeq } = await insertAnswer(tx, said)
    await markAnswered(tx, questionRef.questionSeq)
    await emit(tx, questionPosted, { ...questionRef, answerSeq })
    return { answerSeq }
  })
}

/** NOT_FOUND for another person's question; QUESTION_ANSWERED once staff have answered. */
export function removeOwn(ctx: MemberContext, questionRef: QuestionRef) {
  return ctx.transaction(async (tx) => {
    const question = await lockQuestion(tx, questionRef)
    if (question?.userSeq !== ctx.user.userSeq) throw refuse('NOT_FOUND')
    if (question.answeredAt) throw refuse('QUESTION_ANSWERED')
    await deleteQuestion(tx, questionRef.questionSeq, ctx.now())
    return null
  })
}

export function answer(ctx: MemberContext, { content, ...questionRef }: QuestionRef & { content: string }) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, questionRef.courseSeq, tx)
    if (!(await lockQuestion(tx, questionRef))) throw refuse('NOT_FOUND')
    const { userSeq } = ctx.user
    const said = {
      questionSeq: questionRef.questionSeq,
      userSeq,
      isStaff: true,
      content,
      createdAt: ctx.now(),
    }
    const { answerSeq } = await insertAnswer(tx, said)
    await markAnswered(tx, questionRef.questionSeq)
    await emit(tx, questionAnswered, { ...questionRef, answerSeq })
    return { answerSeq }
  })
}

/** Changes or removes an answer; without one the question is open again. */
export function changeAnswer(
  ctx: MemberContext,
  { answerSeq, ...questionRef }: QuestionRef & { answerSeq: AnswerSeq },
  content: string | null,
) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, questionRef.courseSeq, tx)
    const found = await lockQuestion(tx, questionRef)
    const change = content === null ? { deletedAt: ctx.now() } : { content }
    const hasChanged =
      found && (await updateAnswer(tx, { questionSeq: questionRef.questionSeq, answerSeq }, change))
    if (!hasChanged) throw refuse('NOT_FOUND')
    await markAnswered(tx, questionRef.questionSeq)
    return null
  })
}

export function takeDown(ctx: MemberContext, questionRef: QuestionRef) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, questionRef.courseSeq, tx)
    if (!(await lockQuestion(tx, questionRef))) throw refuse('NOT_FOUND')
    await deleteQuestion(tx, questionRef.questionSeq, ctx.now())
    return null
  })
}
