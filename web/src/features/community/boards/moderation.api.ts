import * as api from 'contract/community/boards/reports.api'
import type { BoardReportFilter } from 'contract/community/boards/reports.schemas'
import type { BoardCommentSeq, BoardPostSeq, BoardSeq, CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

/** A post of a board, or a comment below it. */
export interface BoardContent {
  boardSeq: BoardSeq
  boardPostSeq: BoardPostSeq
  /** Null for the post itself. */
  boardCommentSeq: BoardCommentSeq | null
}
export const useReportContent = () => useCommand(api.reportBoardPost, {})

/** What staff do with it: with the permission of the site, or that in the class of its board. */
export function useModeration(courseSeq: CourseSeq | null) {
  const hideOnSite = useCommand(api.hideBoardPost, {})
  const hideInClass = useCommand(api.hideClassBoardPost, {})
  const dismissOnSite = useCommand(api.dismissBoardReports, {})
  const dismissInClass = useCommand(api.dismissClassBoardReports, {})
  return {
    /** Shows it again where the reason is null. */
    hide({ boardSeq, boardPostSeq, boardCommentSeq }: BoardContent, reason: string | null) {
      const body = { boardCommentSeq, reason }
      return courseSeq === null
        ? hideOnSite.run({ boardSeq, boardPostSeq, body })
        : hideInClass.run({ courseSeq, boardPostSeq, body })
    },
    dismiss({ boardSeq, boardPostSeq, boardCommentSeq }: BoardContent) {
      const body = { boardCommentSeq }
      return courseSeq === null
        ? dismissOnSite.run({ boardSeq, boardPostSeq, body })
        : dismissInClass.run({ courseSeq, boardPostSeq, body })
    },
  }
}

type ReportQuery = Pick<BoardReportFilter, 'shelf' | 'page' | 'size'>
export const useBoardReports = (query: ReportQuery) =>
  useEndpoint(api.listBoardReports, { query }, { keep: true })
export const useBoardReportsIn = (courseSeq: CourseSeq, query: ReportQuery) =>
  useEndpoint(api.listClassBoardReports, { courseSeq, query }, { keep: true })
