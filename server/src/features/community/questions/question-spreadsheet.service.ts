import { SiteQuestionChoice } from 'contract/community/questions/schemas'
import type { Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import { seq, type UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findTaughtBy, findTitles, reachesAllClasses } from '../../teaching/courses/courses.public.ts'
import { countSiteQuestions, findSiteQuestionsAfter } from './questions.queries.ts'
import { shownTo } from './questions.views.ts'

/** `reader` null: the caller may read the questions of all classes. */
const Choice = SiteQuestionChoice.extend({ reader: seq('user').nullable() })

export const readerOf = ({ user }: MemberContext) => (reachesAllClasses(user) ? null : user.userSeq)
export const coursesOf = async (db: ChannelDb, reader: UserSeq | null) =>
  reader === null ? null : findTaughtBy(db, reader)

interface Texts {
  list: string
  heads: [string, string, string, string, string, string, string, string, string]
  secret: string
  open: string
  waiting: string
  answered: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '질문',
    heads: ['{class}', '{course}', '작성자', '질문', '공개 여부', '작성일', '상태', '답변', '답변일'],
    secret: '비공개',
    open: '공개',
    waiting: '답변 대기',
    answered: '답변 완료',
  },
  en: {
    list: 'Questions',
    heads: ['{class}', '{course}', 'Writer', 'Question', 'Shown to', 'Asked', 'State', 'Answers', 'Answered'],
    secret: 'Staff only',
    open: 'Everybody',
    waiting: 'Waiting',
    answered: 'Answered',
  },
  jp: {
    list: '質問',
    heads: ['{class}', '{course}', '投稿者', '質問', '公開', '投稿日', '状態', '回答', '回答日'],
    secret: '非公開',
    open: '公開',
    waiting: '回答待ち',
    answered: '回答済み',
  },
}

type QuestionRow = Awaited<ReturnType<typeof withAnswers>>[number]

async function columnsFor(ctx: Context): Promise<Column<QuestionRow>[]> {
  const { heads, ...text } = texts[ctx.language]
  const locale = await localeOf(ctx)
  const [course, lesson, writer, question, shown, asked, state, answers, answered] = heads
  return [
    { head: filled(course, locale), format: 'text', value: (row) => row.courseTitle },
    { head: filled(lesson, locale), format: 'text', value: (row) => row.lesson?.title ?? null },
    { head: writer, format: 'text', value: (row) => row.writerName },
    { head: question, format: 'text', value: (row) => row.content },
    { head: shown, format: 'text', value: (row) => (row.isSecret ? text.secret : text.open) },
    { head: asked, format: 'moment', value: (row) => row.createdAt },
    { head: state, format: 'text', value: (row) => (row.answeredAt ? text.answered : text.waiting) },
    { head: answers, format: 'text', value: (row) => row.talk },
    { head: answered, format: 'moment', value: (row) => row.answeredAt },
  ]
}

type QuestionRows = Awaited<ReturnType<typeof findSiteQuestionsAfter>>
/** Who downloads them is staff of their classes, so private questions come with their text. */
async function withAnswers(ctx: Context, found: QuestionRows) {
  const shown = await shownTo(ctx, found, true)
  const courses = await findTitles(ctx.db, [...new Set(found.map(({ courseSeq }) => courseSeq))])
  const titles = new Map(courses.map(({ courseSeq, title }) => [courseSeq, title]))
  return shown.map((question, at) => {
    const row = found[at]
    return {
      ...question,
      courseTitle: (row && titles.get(row.courseSeq)) ?? '',
      talk: question.answers.map(({ writerName, content }) => `${writerName}: ${content}`).join('\n'),
    }
  })
}

export const questionSpreadsheet = spreadsheet({
  name: 'questions.list',
  choice: Choice,
  title: ({ language }) => texts[language].list,
  columns: columnsFor,
  async *pages(ctx, { reader, ...choice }) {
    const courseSeqs = await coursesOf(ctx.db, reader)
    const found = pagesAfter(
      (after, limit) => findSiteQuestionsAfter(ctx.db, { ...choice, courseSeqs }, { after, limit }),
      ({ questionSeq }) => questionSeq,
    )
    for await (const rows of found) yield await withAnswers(ctx, rows)
  },
})

/** The address of the spreadsheet of the questions that the caller may answer. */
export async function downloadQuestionList(ctx: MemberContext, choice: SiteQuestionChoice) {
  const reader = readerOf(ctx)
  const { total } = await countSiteQuestions(ctx.db, {
    ...choice,
    courseSeqs: await coursesOf(ctx.db, reader),
  })
  ctx.audit.record({ after: { count: total } })
  return questionSpreadsheet.linkTo(ctx, { ...choice, reader })
}
