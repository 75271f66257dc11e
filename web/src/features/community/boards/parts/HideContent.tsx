import type { CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { HideDialog } from '../../reports/HideDialog.tsx'
import { useModeration, type BoardContent } from '../moderation.api.ts'
import { moderationMessages } from '../moderation.messages.ts'

interface HideContentProps {
  of: BoardContent
  courseSeq: CourseSeq | null
  onClose: () => void
}
/** Hides a post or a comment with a reason that its writer reads. */
export function HideContent({ of: content, courseSeq, onClose }: HideContentProps) {
  const t = useMessages(moderationMessages)
  const { hide } = useModeration(courseSeq)
  return (
    <HideDialog
      title={t(content.boardCommentSeq === null ? 'hideTitle' : 'hideCommentTitle')}
      hide={(reason) => hide(content, reason)}
      onClose={onClose}
    />
  )
}
