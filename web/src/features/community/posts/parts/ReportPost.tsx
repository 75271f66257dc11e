import type { ClassCommentSeq, ClassPostSeq, CourseSeq } from 'contract/values/ids'
import { ReportDialog } from '../../reports/ReportDialog.tsx'
import { usePostDeeds } from '../posts.api.ts'

interface ReportPostProps {
  courseSeq: CourseSeq
  classPostSeq: ClassPostSeq
  /** The comment to report; absent to report the post itself. */
  classCommentSeq?: ClassCommentSeq | null
  onClose: () => void
}

/** A reader reports another user's post or comment. */
export function ReportPost({ courseSeq, classPostSeq, classCommentSeq = null, onClose }: ReportPostProps) {
  const { report } = usePostDeeds(courseSeq)
  return (
    <ReportDialog
      report={(reported) => report.run({ classPostSeq, body: { ...reported, classCommentSeq } })}
      onClose={onClose}
    />
  )
}
