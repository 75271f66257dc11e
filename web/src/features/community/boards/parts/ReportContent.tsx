import { ReportDialog } from '../../reports/ReportDialog.tsx'
import { useReportContent, type BoardContent } from '../moderation.api.ts'

interface ReportContentProps {
  of: BoardContent
  onClose: () => void
}
/** A reader reports the post or comment of another person. */
export function ReportContent({ of: { boardCommentSeq, ...postRef }, onClose }: ReportContentProps) {
  const { run } = useReportContent()
  return (
    <ReportDialog
      report={(reported) => run({ ...postRef, body: { ...reported, boardCommentSeq } })}
      onClose={onClose}
    />
  )
}
