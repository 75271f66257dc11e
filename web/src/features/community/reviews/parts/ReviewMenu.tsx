import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Review } from 'contract/community/reviews/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { useReportReview } from '../reviews.api.ts'
import { reviewMessages } from '../reviews.messages.ts'

// Few readers report anything: the form is fetched on demand.
const ReportDialog = lazy(() =>
  import('../../reports/ReportDialog.tsx').then((m) => ({ default: m.ReportDialog })),
)

/** What a reader may do with the review of another person. */
export function ReviewMenu({ courseSeq, review }: { courseSeq: CourseSeq; review: Review }) {
  const t = useMessages(reviewMessages)
  const { run } = useReportReview(courseSeq)
  const [isAsking, setAsking] = useState(false)
  const [isReported, setReported] = useState(false)
  const { evaluationSeq, writerName } = review
  return (
    <>
      <Menu
        label={t('actionsOf', { name: writerName })}
        icon={<IconDots size={18} />}
        items={[
          {
            key: 'report',
            label: t(isReported ? 'reported' : 'report'),
            disabled: isReported,
            onPress: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <ReportDialog
            report={async (body) => {
              await run({ evaluationSeq, body })
              setReported(true)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
