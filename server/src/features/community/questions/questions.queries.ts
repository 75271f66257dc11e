import { sql } from 'kysely'
import type { SiteQuestionChoice, SiteQuestionFilter } from 'contract/community/questions/schemas'
import type { AnswerSeq, CourseSeq, CurriculumSeq, QuestionSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { countFound } from '../../../platform/db/counting.queries.ts'
import { tables } from '../../../platform/db/tables.ts'

const there = (db: ChannelDb) =>
  tables(db)
    .selectFrom('classQuestions')
    .innerJoin('users', 'users.userSeq', 'classQuestions.userSeq')
    .where('classQuestions.deletedAt', 'is', null)
const columns = [
  'classQuestions.questionSeq',
  'classQuestions.courseSeq',
  'classQuestions.userSeq',
  'classQuestions.content',
  'classQuestions.isSecret',
  'classQuestions.createdAt',
  'classQuestions.answeredAt',
  'classQuestions.curriculumSeq',
  'classQuestions.playSecond',
  'users.name as writerName',
] as const

interface After {
  courseSeq: CourseSeq
  limit: number
  minSeq?: QuestionSeq | undefined
  curriculumSeq?: CurriculumSeq | undefined
}
export const findQuestions = (db: ChannelDb, { courseSeq, limit, minSeq, curriculumSeq }: After) =>
  there(db)
    .select(columns)
    .where('classQuestions.courseSeq', '=', courseSeq)
    .$if(curriculumSeq !== undefined, (all) =>
      all.where('classQuestions.curriculumSeq', '=', curriculumSeq ?? null),
    )
    .$if(minSeq !== undefined, (all) =>
      all.where((eb) => eb(eb.cast<number>('classQuestions.questionSeq', 'bigint'), '<', minSeq ?? 0)),
    )
    .orderBy('classQuestions.questionSeq', 'desc')
    .limit(limit)
    .execute()

type Counted = Pick<After, 'courseSeq' | 'curriculumSeq'>
export async function countQuestions(db: ChannelDb, { courseSeq, curriculumSeq }: Counted) {
  const { count } = await tables(db)
    .selectFrom('classQuestions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('courseSeq', '=', courseSeq)
    .where('deletedAt', 'is', null)
    .$if(curriculumSeq !== undefined, (all) => all.where('curriculumSeq', '=', curriculumSeq ?? null))
    .executeTakeFirstOrThrow()
  return count
}

export const findQuestion = (db: ChannelDb, questionSeq: QuestionSeq) =>
  there(db).select(columns).where('classQuestions.questionSeq', '=', questionSeq).executeTakeFirst()

/** The question, locked until this transaction ends. */
export const lockQuestion = (
  tx: ChannelTx,
  questionRef: { questionSeq: QuestionSeq; courseSeq: CourseSeq },
) =>
  tables(tx)
    .selectFrom('classQuestions')
    .select(['questionSeq', 'userSeq', 'answeredAt'])
    .where('questionSeq', '=', questionRef.questionSeq)
    .where('courseSeq', '=', questionRef.courseSeq)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const findAnswers = (db: ChannelDb, questionSeqs: QuestionSeq[]) =>
  tables(db)
    .selectFrom('classAnswers')
    .innerJoin('users', 'users.userSeq', 'classAnswers.userSeq')
    .select([
      'classAnswers.answerSeq',
      'classAnswers.questionSeq',
      'classAnswers.userSeq',
      'classAnswers.isStaff',
      'classAnswers.content',
      'classAnswers.createdAt',
      'users.name as writerName',
    ])
    .where('classAnswers.questionSeq', '=', sql<QuestionSeq>`any(${questionSeqs})`)
    .where('classAnswers.deletedAt', 'is', null)
    .orderBy('classAnswers.answerSeq')
    .execute()

/** `courseSeqs` null: all courses of the site. */
type QuestionQuery = SiteQuestionChoice & { courseSeqs: CourseSeq[] | null }
const ofSite = (db: ChannelDb, { q, shelf, courseSeqs }: QuestionQuery) =>
  there(db)
    .$if(shelf !== 'all', (all) =>
      all.where('classQuestions.answeredAt', shelf === 'open' ? 'is' : 'is not', null),
    )
    .$if(courseSeqs !== null, (all) =>
      all.where('classQuestions.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs ?? []})`),
    )
    .$if(q !== undefined && q !== '', (all) => {
      const like = containing(q ?? '')
      return all.where((eb) =>
        eb.or([eb('classQuestions.content', 'ilike', like), eb('users.name', 'ilike', like)]),
      )
    })
export const findSiteQuestions = (db: ChannelDb, filter: QuestionQuery & SiteQuestionFilter) =>
  ofSite(db, filter)
    .select(columns)
    .orderBy('classQuestions.createdAt', filter.shelf === 'open' ? 'asc' : 'desc')
    .orderBy('classQuestions.questionSeq', filter.shelf === 'open' ? 'asc' : 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
/** The next of them by number, for lists that are walked through to their end. */
export const findSiteQuestionsAfter = (
  db: ChannelDb,
  choice: QuestionQuery,
  { after, limit }: { after: number; limit: number },
) =>
  ofSite(db, choice)
    .select(columns)
    .where(sql<boolean>`class_questions.question_seq > ${after}`)
    .orderBy('classQuestions.questionSeq')
    .limit(limit)
    .execute()
export const countSiteQuestions = (db: ChannelDb, filter: QuestionQuery) =>
  ofSite(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

/** Those without an answer, up to a limit. `courseSeqs` null: of all courses of the site. */
export function countOpenQuestions(
  db: ChannelDb,
  { courseSeqs, limit }: { courseSeqs: CourseSeq[] | null; limit: number },
) {
  const open = ofSite(db, { shelf: 'open', courseSeqs }).select('classQuestions.questionSeq').limit(limit)
  return countFound(db, open)
}

interface NewQuestion {
  courseSeq: CourseSeq
  userSeq: UserSeq
  content: string
  isSecret: boolean
  curriculumSeq: CurriculumSeq | null
  playSecond: number | null
  createdAt: Date
}
export const insertQuestion = (tx: ChannelTx, question: NewQuestion) =>
  tables(tx).insertInto('classQuestions').values(question).returning('questionSeq').executeTakeFirstOrThrow()
export const deleteQuestion = (tx: ChannelTx, questionSeq: QuestionSeq, deletedAt: Date) =>
  tables(tx).updateTable('classQuestions').set({ deletedAt }).where('questionSeq', '=', questionSeq).execute()

interface NewAnswer {
  questionSeq: QuestionSeq
  userSeq: UserSeq
  isStaff: boolean
  content: string
  createdAt: Date
}
export const insertAnswer = (tx: ChannelTx, answer: NewAnswer) =>
  tables(tx).insertInto('classAnswers').values(answer).returning('answerSeq').executeTakeFirstOrThrow()

/** False where staff wrote no such answer below this question. */
export async function updateAnswer(
  tx: ChannelTx,
  { questionSeq, answerSeq }: { questionSeq: QuestionSeq; answerSeq: AnswerSeq },
  change: { content?: string; deletedAt?: Date },
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('classAnswers')
    .set(change)
    .where('answerSeq', '=', answerSeq)
    .where('questionSeq', '=', questionSeq)
    .where('isStaff', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A question is answered when its last reply is by staff. */
export const markAnswered = (tx: ChannelTx, questionSeq: QuestionSeq) =>
  sql`update class_questions set answered_at = (
      select case when is_staff then created_at end from class_answers
      where question_seq = ${questionSeq} and deleted_at is null order by answer_seq desc limit 1)
    where question_seq = ${questionSeq}`.execute(tables(tx))
