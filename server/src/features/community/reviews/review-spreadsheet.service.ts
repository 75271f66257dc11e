import { SiteReviewChoice } from 'contract/community/reviews/schemas'
import type { Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { namedFor } from '../../../platform/words/shown-name.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { countSiteReviews, findSetting, findSiteReviewsAfter } from './site-reviews.queries.ts'

type ReviewRow = Awaited<ReturnType<typeof findSiteReviewsAfter>>[number] & { courseTitle: string }

interface Texts {
  list: string
  heads: [string, string, string, string, string, string, string]
  /** Of a site that collects them. */
  details: { recommended: string; yes: string; no: string; scores: [string, string, string, string] }
  shown: string
  hidden: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '{review}',
    heads: ['{class}', '작성자', '별점', '내용', '작성일', '상태', '답글'],
    details: {
      recommended: '추천',
      yes: '추천해요',
      no: '추천하지 않아요',
      scores: ['전달력', '친절함', '준비성', '시간 준수'],
    },
    shown: '공개',
    hidden: '숨김',
  },
  en: {
    list: '{review|s}',
    heads: ['{class}', 'Writer', 'Stars', 'Text', 'Written', 'State', 'Reply'],
    details: {
      recommended: 'Recommended',
      yes: 'Yes',
      no: 'No',
      scores: ['Teaching', 'Kindness', 'Preparation', 'Punctuality'],
    },
    shown: 'Shown',
    hidden: 'Hidden',
  },
  jp: {
    list: '{review}',
    heads: ['{class}', '投稿者', '評価', '内容', '投稿日', '状態', '返信'],
    details: {
      recommended: 'おすすめ',
      yes: 'すすめる',
      no: 'すすめない',
      scores: ['伝わりやすさ', '親切さ', '準備', '時間の正確さ'],
    },
    shown: '公開',
    hidden: '非表示',
  },
}

async function columnsFor(ctx: Context): Promise<Column<ReviewRow>[]> {
  const { heads, shown, hidden } = texts[ctx.language]
  const [course, writer, stars, text, written, state, reply] = heads
  return [
    { head: filled(course, await localeOf(ctx)), format: 'text', value: (row) => row.courseTitle },
    { head: writer, format: 'text', value: (row) => namedFor(row, ctx.language).writerName },
    { head: stars, format: 'number', value: (row) => row.reviewPoint },
    ...((await findSetting(ctx.db)).isDetailed ? detailsIn(ctx.language) : []),
    { head: text, format: 'text', value: (row) => row.description },
    { head: written, format: 'moment', value: (row) => row.createdAt },
    { head: state, format: 'text', value: (row) => (row.hiddenAt ? hidden : shown) },
    { head: reply, format: 'text', value: (row) => row.replyContent },
  ]
}

/** The recommendation and the four scores; empty where a writer left one out. */
function detailsIn(language: Language): Column<ReviewRow>[] {
  const { recommended, yes, no, scores } = texts[language].details
  const [delivery, kindness, preparation, punctuality] = scores
  return [
    {
      head: recommended,
      format: 'text',
      value: ({ isRecommended }) => (isRecommended === null ? null : isRecommended ? yes : no),
    },
    { head: delivery, format: 'number', value: (row) => row.scoreDelivery },
    { head: kindness, format: 'number', value: (row) => row.scoreKindness },
    { head: preparation, format: 'number', value: (row) => row.scorePreparation },
    { head: punctuality, format: 'number', value: (row) => row.scorePunctuality },
  ]
}

export const reviewSpreadsheet = spreadsheet({
  name: 'reviews.list',
  choice: SiteReviewChoice,
  title: async (ctx) => filled(texts[ctx.language].list, await localeOf(ctx)),
  columns: columnsFor,
  async *pages({ db }, choice) {
    const found = pagesAfter(
      (after, limit) => findSiteReviewsAfter(db, choice, { after, limit }),
      ({ evaluationSeq }) => evaluationSeq,
    )
    for await (const rows of found) {
      const courses = await findTitles(db, [...new Set(rows.map(({ courseSeq }) => courseSeq))])
      const titles = new Map(courses.map(({ courseSeq, title }) => [courseSeq, title]))
      yield rows.map((row) => ({ ...row, courseTitle: titles.get(row.courseSeq) ?? '' }))
    }
  },
})

/** The address of the spreadsheet; the activity history keeps the number of rows. */
export async function downloadReviewList(ctx: MemberContext, choice: SiteReviewChoice) {
  const { total } = await countSiteReviews(ctx.db, choice)
  ctx.audit.record({ after: { count: total } })
  return reviewSpreadsheet.linkTo(ctx, choice)
}
