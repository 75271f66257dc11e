import { useState } from 'react'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StarPicker } from '../../../ui/StarPicker.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useRemoveReview, useSaveReview } from './reviews.api.ts'
import { reviewMessages } from './reviews.messages.ts'

interface ReviewDialogProps {
  onClose: () => void
  courseSeq: CourseSeq
  own: { attendSeq: AttendSeq; point: number | null; text: string | null }
}

/** Writes a review or edits it. The draft stays if saving fails. */
export function ReviewDialog({ onClose, courseSeq, own }: ReviewDialogProps) {
  const t = useMessages(reviewMessages)
  const saving = useSaveReview(courseSeq)
  const removing = useRemoveReview(courseSeq)
  const [typed, setTyped] = useState<{ point?: number; text?: string }>({})
  const [isPressed, setPressed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { point: savedPoint, text: savedText, attendSeq } = own
  const point = typed.point ?? savedPoint ?? (savedText ? 5 : null)
  const text = typed.text ?? savedText ?? ''

  async function save() {
    setPressed(true)
    if (point === null || text.trim() === '') return
    try {
      await saving.run({ body: { attendSeq, reviewPoint: point, description: text } })
      toast({ text: t('saved'), tone: 'ok' })
      onClose()
    } catch (error) {
      setProblem(messageOf(error, t('saveFailed')))
    }
  }
  async function remove() {
    try {
      await removing.run({ body: { attendSeq } })
      toast(t('removed'))
      onClose()
    } catch (error) {
      setProblem(messageOf(error, t('saveFailed')))
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <Dialog
        open={!isAsking}
        onClose={onClose}
        title={savedPoint ? t('edit') : t('write')}
        size="small-medium"
        closeLabel={t('close')}
        footer={
          <>
            {savedPoint && (
              <Button variant="subtle" onPress={() => setAsking(true)}>
                {t('remove')}
              </Button>
            )}
            <Button variant="outline" onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button loading={saving.isRunning} onPress={() => void save()}>
              {t('save')}
            </Button>
          </>
        }
      >
        <StarPicker
          label={t('point')}
          value={point}
          onChange={(picked) => setTyped({ ...typed, point: picked })}
          nameOf={(n) => t('stars', { n })}
          error={isPressed && point === null ? t('needPoint') : undefined}
        />
        <TextArea
          label={t('content')}
          value={text}
          onChange={(written) => setTyped({ ...typed, text: written })}
          placeholder={t('placeholder')}
          maxLength={5000}
          rows={5}
          error={isPressed && text.trim() === '' ? t('needContent') : undefined}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
      </Dialog>
      <Confirm
        open={isAsking}
        title={t('removeTitle')}
        okLabel={t('remove')}
        cancelLabel={t('keep')}
        danger
        busy={removing.isRunning}
        onOk={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t('removeText')}
      </Confirm>
    </>
  )
}
