import * as promised from 'contract/community/questions/api'
import * as promisedQuestionsSchemas from 'contract/community/questions/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'

const LIMIT = 10
/** Those of a class, or about one of its lessons alone. */
export function useQuestions(courseSeq: CourseSeq, curriculumSeq: CurriculumSeq | null = null) {
  const about = curriculumSeq === null ? {} : { curriculumSeq }
  const pages = usePagedEndpoint(
    promised.listQuestions,
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

export const useAsk = (courseSeq: CourseSeq) => useCommand(promised.askQuestion, { courseSeq })

/** Everything that can be said below one question, or done with it. */
export function useTalk(courseSeq: CourseSeq) {
  return {
    again: useCommand(promised.askAgain, { courseSeq }),
    answer: useCommand(promised.answerQuestion, { courseSeq }),
    save: useCommand(promised.saveAnswer, { courseSeq }),
    removeAnswer: useCommand(promised.removeAnswer, { courseSeq }),
    removeOwn: useCommand(promised.removeQuestion, { courseSeq }),
    takeDown: useCommand(promised.takeDownQuestion, { courseSeq }),
  }
}

export type Shelf = (typeof promisedQuestionsSchemas.questionShelves)[number]
export const useSiteQuestions = (
  { q, shelf }: { q: string; shelf: Shelf },
  turned: { page: number; size: number },
) => useEndpoint(promised.listSiteQuestions, { query: { shelf, ...turned, ...(q && { q }) } }, { keep: true })
