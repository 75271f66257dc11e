import type { MemberContext } from '../../../platform/context.ts'
import { coursesOf, readerOf } from './question-spreadsheet.service.ts'
import { countOpenQuestions as countOpen } from './questions.queries.ts'

export { findQuestion } from './questions.queries.ts'

/** Questions without an answer in the classes that the caller works on, up to a limit. */
export const countOpenQuestions = async (ctx: MemberContext, limit: number) =>
  countOpen(ctx.db, { courseSeqs: await coursesOf(ctx.db, readerOf(ctx)), limit })
