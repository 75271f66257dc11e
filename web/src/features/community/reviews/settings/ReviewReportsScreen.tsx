import { reviewReportShelves, type ReviewReportShelf } from 'contract/community/reviews/reports.rules'
import type { ReportedReview } from 'contract/community/reviews/reports.schemas'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Stars } from '../../../../ui/Stars.tsx'
import { PictureGrid } from '../../../system/files/PictureGrid.tsx'
import { Reported } from '../../reports/Reported.tsx'
import { ReportedList, useReportFilter } from '../../reports/ReportedList.tsx'
import { useFreshReviews } from '../reviews.api.ts'
import { useDismissReports, useHideReview, useReviewReports, useShowReview } from './site-reviews.api.ts'
import { siteReviewMessages } from './site-reviews.messages.ts'

/** Reviews that were reported or hidden, with what staff do about each. */
export function ReviewReportsScreen() {
  const t = useMessages(siteReviewMessages)
  const filter = useReportFilter(reviewReportShelves)
  const reports = useReviewReports(filter.query)
  return (
    <>
      <Head title={t('reportsTitle')} isPrivate />
      <PageHead
        title={t('reportsTitle')}
        count={reports.data && t('count', { count: reports.data.total })}
        sub={t('reportsSub')}
      />
      <ReportedList
        {...filter}
        of={reports}
        path="/settings/review/reports"
        emptyText={t('reportsEmptyText')}
        keyOf={({ evaluationSeq }) => String(evaluationSeq)}
      >
        {(one, shelf) => <ReportedOne one={one} shelf={shelf} />}
      </ReportedList>
    </>
  )
}

function ReportedOne({ one, shelf }: { one: ReportedReview; shelf: ReviewReportShelf }) {
  const t = useMessages(siteReviewMessages)
  const { can } = useSession()
  const { run: hide } = useHideReview()
  const { run: show } = useShowReview()
  const { run: dismiss } = useDismissReports()
  const refresh = useFreshReviews()
  const { evaluationSeq, courseSeq, courseTitle, reviewPoint, description, pictures, ...reported } = one
  const deeds = {
    hide: (reason: string | null) =>
      reason === null ? show({ evaluationSeq }) : hide({ evaluationSeq, body: { reason } }),
    dismiss: () => dismiss({ evaluationSeq }),
    hideTitle: t('hideTitle'),
    hideHint: t('hideHint'),
  }
  return (
    <Reported
      {...reported}
      shelf={shelf}
      place={<Anchor href={`/classes/${courseSeq}#reviews`}>{courseTitle}</Anchor>}
      title={<Stars rate={reviewPoint} label={t('rate', { rate: reviewPoint })} size={15} />}
      content={description}
      deeds={can('SITE_REVIEW_UPDATE') ? deeds : null}
    >
      <PictureGrid pictures={pictures} writerName={one.writerName} refresh={refresh} />
    </Reported>
  )
}
