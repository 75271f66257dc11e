import { useState } from 'react'
import type { ClassPostSeq, CourseSeq } from 'contract/values'
import { messageOf } from '../../../platform/call.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { usePostDeeds } from '../class-posts.api.ts'
import { classPostWords } from '../class-posts.words.ts'

interface HideDialogProps {
  courseSeq: CourseSeq
  classPostSeq: ClassPostSeq
  onClose: () => void
}
/** A post is hidden with a reason that its writer reads. */
export function HideDialog({ courseSeq, classPostSeq, onClose }: HideDialogProps) {
  const t = useWords(classPostWords)
  const { hide } = usePostDeeds(courseSeq)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    if (reason.trim() === '') return setProblem(t('needReason'))
    return hide
      .run({ classPostSeq, body: { reason: reason.trim() } })
      .then(onClose, (error: unknown) => setProblem(messageOf(error, t('notSaved'))))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hideTitle')}
      width={500}
      closeLabel={t('close')}
      cancelable={!hide.isRunning}
      footer={
        <>
          <Button variant="outline" onPress={onClose} disabled={hide.isRunning}>
            {t('cancel')}
          </Button>
          <Button onPress={() => void send()} loading={hide.isRunning}>
            {t('hide')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('hideReason')}
        hint={t('hideHint')}
        required
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={problem ?? undefined}
      />
    </Dialog>
  )
}
