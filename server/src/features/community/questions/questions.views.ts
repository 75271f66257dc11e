import type { ClassQuestion } from 'contract/community/questions/schemas'
import type { QuestionSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { namedFor } from '../../../platform/words/shown-name.ts'
import { findLessonsOf } from '../../teaching/curriculum/curriculum.public.ts'
import { findAnswers, type findQuestions } from './questions.queries.ts'

type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number]
type QuestionView = z.output<typeof ClassQuestion>

/** Questions as the caller may read them: the text of a private one is visible to its writer and to staff only. */
export async function shownTo(
  ctx: Pick<Context, 'db' | 'user' | 'language'>,
  questions: QuestionRow[],
  isStaff: boolean,
): Promise<QuestionView[]> {
  const { language, user } = ctx
  const answers = groupBy(await findAnswers(ctx.db, seqsOf(questions)), ({ questionSeq }) => questionSeq)
  const lessons = await lessonsOf(ctx, questions)
  return questions.map((question) => {
    const isMine = question.userSeq === user?.userSeq
    const isReadable = isStaff || isMine || !question.isSecret
    const said = isReadable ? (answers.get(question.questionSeq) ?? []) : []
    return {
      questionSeq: question.questionSeq,
      writerName: isReadable ? namedFor(question, language).writerName : '',
      isMine,
      isSecret: question.isSecret,
      content: isReadable ? question.content : null,
      createdAt: question.createdAt,
      answeredAt: question.answeredAt,
      lesson: isReadable ? aboutLesson(question, lessons) : null,
      answers: said.map(({ userSeq, answerSeq, isStaff: byStaff, content, createdAt, writerName }) => ({
        ...namedFor({ answerSeq, isStaff: byStaff, content, createdAt, writerName }, language),
        isMine: userSeq === user?.userSeq,
      })),
    }
  })
}
const seqsOf = (questions: QuestionRow[]): QuestionSeq[] => questions.map(({ questionSeq }) => questionSeq)

type Lesson = Awaited<ReturnType<typeof findLessonsOf>>[number]
function lessonsOf({ db }: Pick<Context, 'db'>, questions: QuestionRow[]): Promise<Lesson[]> {
  const courses = questions.flatMap(({ courseSeq, curriculumSeq }) =>
    curriculumSeq === null ? [] : [courseSeq],
  )
  return courses.length === 0 ? Promise.resolve([]) : findLessonsOf(db, [...new Set(courses)])
}
/** Omits a lesson that was removed. */
function aboutLesson({ curriculumSeq, playSecond }: QuestionRow, lessons: Lesson[]) {
  const lesson = lessons.find((one) => one.curriculumSeq === curriculumSeq)
  return lesson ? { curriculumSeq: lesson.curriculumSeq, title: lesson.title, playSecond } : null
}
