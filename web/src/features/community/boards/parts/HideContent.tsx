import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
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
  const { hide, isHiding } = useModeration(courseSeq)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    if (reason.trim() === '') return setProblem(t('needReason'))
    return hide(content, reason.trim()).then(
      () => {
        toast(t('hideDone'))
        onClose()
      },
      (error: unknown) => setProblem(messageOf(error, t('failed'))),
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t(content.boardCommentSeq === null ? 'hideTitle' : 'hideCommentTitle')}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('hide')}
      cancelLabel={t('cancel')}
      onOk={() => void send()}
      busy={isHiding}
    >
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        required
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={problem ?? undefined}
      />
    </FormDialog>
  )
}
