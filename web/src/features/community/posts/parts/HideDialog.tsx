import { useState } from 'react'
import type { ClassCommentSeq, ClassPostSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { usePostDeeds } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'

interface HideDialogProps {
  courseSeq: CourseSeq
  classPostSeq: ClassPostSeq
  /** The comment to hide; absent to hide the post itself. */
  classCommentSeq?: ClassCommentSeq
  onClose: () => void
}
/** Hides a post or a comment with a reason that its writer reads. */
export function HideDialog({ courseSeq, classPostSeq, classCommentSeq, onClose }: HideDialogProps) {
  const t = useMessages(classPostMessages)
  const { hide, hideComment } = usePostDeeds(courseSeq)
  const isComment = classCommentSeq !== undefined
  const isRunning = hide.isRunning || hideComment.isRunning
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    if (reason.trim() === '') return setProblem(t('needReason'))
    const body = { reason: reason.trim() }
    const hiding = isComment
      ? hideComment.run({ classPostSeq, classCommentSeq, body })
      : hide.run({ classPostSeq, body })
    return hiding.then(onClose, (error: unknown) => setProblem(messageOf(error, t('notSaved'))))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t(isComment ? 'hideCommentTitle' : 'hideTitle')}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('hide')}
      cancelLabel={t('cancel')}
      onOk={() => void send()}
      busy={isRunning}
    >
      <TextArea
        label={t('hideReason')}
        hint={t(isComment ? 'hideCommentHint' : 'hideHint')}
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
