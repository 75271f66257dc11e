import * as api from 'contract/community/questions/api'
import { implement } from '../../../platform/http/implement.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import { countQuestions, countSiteQuestions, findQuestions, findSiteQuestions } from './questions.queries.ts'
import { coursesOf, downloadQuestionList, readerOf } from './question-spreadsheet.service.ts'
import * as service from './questions.service.ts'
import { shownTo } from './questions.views.ts'

export const questionRoutes = [
  implement(api.listQuestions, async ({ ctx, params: { courseSeq }, query }) => {
    const { isManager } = await getReadableCourseSummary(ctx, courseSeq)
    const questions = await findQuestions(ctx.db, { courseSeq, ...query })
    return {
      questions: await shownTo(ctx, questions, isManager),
      questionCount: await countQuestions(ctx.db, { courseSeq, curriculumSeq: query.curriculumSeq }),
      isStaff: isManager,
    }
  }),
  implement(api.askQuestion, ({ ctx, params, body }) => service.ask(ctx, params.courseSeq, body)),
  implement(api.removeQuestion, ({ ctx, params }) => service.removeOwn(ctx, params)),
  implement(api.askAgain, ({ ctx, params, body }) => service.askOnceMore(ctx, { ...params, ...body })),
  implement(api.answerQuestion, ({ ctx, params, body }) => service.answer(ctx, { ...params, ...body })),
  implement(api.saveAnswer, ({ ctx, params, body }) => service.changeAnswer(ctx, params, body.content)),
  implement(api.removeAnswer, ({ ctx, params }) => service.changeAnswer(ctx, params, null)),
  implement(api.takeDownQuestion, ({ ctx, params }) => service.takeDown(ctx, params)),
  implement(api.listSiteQuestions, async ({ ctx, query }) => {
    const courseSeqs = await coursesOf(ctx.db, readerOf(ctx))
    const found = await findSiteQuestions(ctx.db, { ...query, courseSeqs })
    const titles = await findTitles(
      ctx.db,
      found.map(({ courseSeq }) => courseSeq),
    )
    const shown = await shownTo(ctx, found, true)
    const { total } = await countSiteQuestions(ctx.db, { ...query, courseSeqs })
    const list = found.flatMap(({ courseSeq, content }, at) => {
      const question = shown[at]
      const courseTitle = titles.find((one) => one.courseSeq === courseSeq)?.title ?? ''
      return question ? [{ ...question, content, courseSeq, courseTitle }] : []
    })
    return { list, total }
  }),
  implement(api.downloadQuestions, ({ ctx, body }) => downloadQuestionList(ctx, body)),
]
