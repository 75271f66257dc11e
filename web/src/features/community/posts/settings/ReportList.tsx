import type { ReportedPost } from 'contract/community/posts/reports.schemas'
import { reportShelves } from 'contract/community/posts/reports.rules'
import type { listClassReports } from 'contract/community/posts/reports.api'
import type { Output } from 'contract/http/endpoint'
import type { QueryResult } from '../../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Reported } from '../../reports/Reported.tsx'
import { ReportedList, useReportFilter } from '../../reports/ReportedList.tsx'
import { useHiding } from '../parts/HidePost.tsx'
import { PostPictures } from '../parts/PostPictures.tsx'
import { useDismissReports } from '../posts.api.ts'
import { classReportMessages } from './reports.messages.ts'

export const useReportQuestion = () => useReportFilter(reportShelves)

interface ReportListProps extends ReturnType<typeof useReportQuestion> {
  of: QueryResult<Output<typeof listClassReports>>
  /** The address of the list. */
  path: string
  /** Whether all reports belong to one class, so that its name is hidden. */
  isOfOne?: boolean
}

/** Reported posts and comments, the actions to hide them or keep them, and the decisions. */
export function ReportList({ isOfOne = false, ...props }: ReportListProps) {
  const t = useMessages(classReportMessages)
  return (
    <ReportedList
      {...props}
      emptyText={t('emptyOpenText')}
      keyOf={({ classPostSeq, classCommentSeq }) => `${classPostSeq}-${classCommentSeq}`}
    >
      {(one, shelf) => <ReportedInClass one={one} shelf={shelf} isOfOne={isOfOne} />}
    </ReportedList>
  )
}

interface ReportedInClassProps {
  one: ReportedPost
  shelf: (typeof reportShelves)[number]
  isOfOne: boolean
}
function ReportedInClass({ one, shelf, isOfOne }: ReportedInClassProps) {
  const t = useMessages(classReportMessages)
  const { courseSeq, courseTitle, classPostSeq, classCommentSeq, pictures, ...reported } = one
  const hiding = useHiding(one)
  const { run } = useDismissReports()
  const dismiss = () => run({ courseSeq, classPostSeq, body: { classCommentSeq } })
  return (
    <Reported
      {...reported}
      shelf={shelf}
      kind={t(classCommentSeq === null ? 'post' : 'comment')}
      place={!isOfOne && <Anchor href={`/classes/${courseSeq}#posts`}>{courseTitle}</Anchor>}
      reportCount={one.reports.length}
      deeds={{ ...hiding, dismiss }}
    >
      <PostPictures pictures={pictures} writerName={one.writerName} />
    </Reported>
  )
}
