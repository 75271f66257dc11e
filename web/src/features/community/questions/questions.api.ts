import * as api from 'contract/community/questions/api'
import type { questionShelves } from 'contract/community/questions/questions.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'

const LIMIT = 10
/** The questions of a class, or those about one of its lessons. */
export function useQuestions(courseSeq: CourseSeq, curriculumSeq: CurriculumSeq | null = null) {
  const about = curriculumSeq === null ? {} : { curriculumSeq }
  const pages = usePagedEndpoint(
    api.listQuestions,
    { courseSeq, query: { limit: LIMIT, ...about } },
    {
      next: ({ questions }) => {
        const last = questions.at(-1)
        return last && questions.length === LIMIT
          ? { limit: LIMIT, ...about, minSeq: last.questionSeq }
          : null
      },
    },
  )
  return {
    ...pages,
    questions: pages.all.flatMap((page) => page.questions),
    questionCount: pages.first?.questionCount ?? 0,
    isStaff: pages.first?.isStaff ?? false,
  }
}

export const useAsk = (courseSeq: CourseSeq) => useCommand(api.askQuestion, { courseSeq })

/** All actions on a question and its replies. */
export function useTalk(courseSeq: CourseSeq) {
  return {
    again: useCommand(api.askAgain, { courseSeq }),
    answer: useCommand(api.answerQuestion, { courseSeq }),
    save: useCommand(api.saveAnswer, { courseSeq }),
    removeAnswer: useCommand(api.removeAnswer, { courseSeq }),
    removeOwn: useCommand(api.removeQuestion, { courseSeq }),
    takeDown: useCommand(api.takeDownQuestion, { courseSeq }),
  }
}

export type Shelf = (typeof questionShelves)[number]
export const useSiteQuestions = (
  { q, shelf }: { q: string; shelf: Shelf },
  turned: { page: number; size: number },
) => useEndpoint(api.listSiteQuestions, { query: { shelf, ...turned, ...(q && { q }) } }, { keep: true })

/** `link()` gives the address of the spreadsheet of what the filter shows. */
export function useQuestionSpreadsheet({ q, shelf }: { q: string; shelf: Shelf }) {
  const { run, isRunning } = useCommand(api.downloadQuestions, {})
  return { link: () => run({ body: { shelf, ...(q && { q }) } }), isRunning }
}
