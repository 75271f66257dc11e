import type { listBoardReports } from 'contract/community/boards/reports.api'
import { boardReportShelves, type BoardReportShelf } from 'contract/community/boards/reports.rules'
import type { ReportedBoardPost } from 'contract/community/boards/reports.schemas'
import type { Output } from 'contract/http/endpoint'
import type { QueryResult } from '../../../../platform/management/QueryState.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Reported } from '../../reports/Reported.tsx'
import { ReportedList, useReportFilter } from '../../reports/ReportedList.tsx'
import { boardPaths } from '../board-paths.ts'
import { useModeration } from '../moderation.api.ts'
import { moderationMessages } from '../moderation.messages.ts'
import { boardReportMessages } from './board-reports.messages.ts'

export const useBoardReportFilter = () => useReportFilter(boardReportShelves)

interface BoardReportListProps extends ReturnType<typeof useBoardReportFilter> {
  of: QueryResult<Output<typeof listBoardReports>>
  /** The address of the list. */
  path: string
}
/** Reported posts and comments, and those that are hidden now, with what staff do about each. */
export function BoardReportList(props: BoardReportListProps) {
  const t = useMessages(boardReportMessages)
  return (
    <ReportedList
      {...props}
      emptyText={t('openEmptyText')}
      keyOf={({ boardPostSeq, boardCommentSeq }) => `${boardPostSeq}-${boardCommentSeq}`}
    >
      {(one, shelf) => <ReportedOnBoard one={one} shelf={shelf} />}
    </ReportedList>
  )
}

interface ReportedOnBoardProps {
  one: ReportedBoardPost
  shelf: BoardReportShelf
}
function ReportedOnBoard({ one, shelf }: ReportedOnBoardProps) {
  const t = useMessages(boardReportMessages)
  const { title, boardCommentSeq, ...reported } = one
  const view = boardPaths(one).view(one.boardPostSeq)
  return (
    <Reported
      {...reported}
      shelf={shelf}
      kind={t(boardCommentSeq === null ? 'post' : 'comment')}
      place={[one.courseTitle, one.boardTitle].filter((name) => name !== null).join(' · ')}
      title={
        <Anchor href={boardCommentSeq === null ? view : `${view}#comment-${boardCommentSeq}`}>{title}</Anchor>
      }
      isHidden={one.hiddenReason !== null}
      deeds={useDeeds(one)}
    />
  )
}

function useDeeds(one: ReportedBoardPost) {
  const t = useMessages(moderationMessages)
  const can = useCanHere()
  const inClass = one.courseSeq !== null && can('CLASS_ROOM_UPDATE')
  const { hide, dismiss } = useModeration(inClass ? one.courseSeq : null)
  if (!inClass && !can('SITE_BOARD_UPDATE')) return null
  return {
    hide: (reason: string | null) => hide(one, reason),
    dismiss: () => dismiss(one),
    hideTitle: t(one.boardCommentSeq === null ? 'hideTitle' : 'hideCommentTitle'),
  }
}
