import { useState } from 'react'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StarPicker } from '../../../ui/StarPicker.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { DetailFields, noScores, type Details } from './parts/DetailFields.tsx'
import { PicturesField } from './parts/PicturesField.tsx'
import { useReviewPictures } from './use-review-pictures.ts'
import { useRemoveReview, useReviewToEdit, useSaveReview } from './reviews.api.ts'
import { reviewMessages } from './reviews.messages.ts'
import css from './ReviewDialog.module.css'

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
  const [typed, setTyped] = useState<{ point?: number; text?: string } & Partial<Details>>({})
  const stored = useReviewToEdit(courseSeq, own.attendSeq)
  const saved = stored.data
  const [isPressed, setPressed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { point: savedPoint, text: savedText, attendSeq } = own
  const point = typed.point ?? savedPoint ?? (savedText ? 5 : null)
  const text = typed.text ?? savedText ?? ''
  const details = {
    isRecommended: typed.isRecommended ?? saved?.review?.isRecommended ?? null,
    scores: typed.scores ?? saved?.review?.scores ?? noScores,
  }

  const pictures = useReviewPictures(saved?.review?.pictures ?? [])

  async function save() {
    setPressed(true)
    if (point === null || text.trim() === '') return
    const why = pictures.whyNot()
    if (why) return setProblem(t(why))
    try {
      const said = {
        reviewPoint: point,
        description: text,
        ...(saved?.isDetailed && details),
        ...pictures.body,
      }
      await saving.run({ body: { attendSeq, ...said } })
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
            <Button loading={saving.isRunning} disabled={!saved} onPress={() => void save()}>
              {t('save')}
            </Button>
          </>
        }
      >
        <div className={css.form}>
          {saved?.review?.hiddenReason && (
            <Notice tone="soon">{t('hiddenBecause', { reason: saved.review.hiddenReason })}</Notice>
          )}
          <StarPicker
            label={t('point')}
            value={point}
            onChange={(picked) => setTyped((before) => ({ ...before, point: picked }))}
            nameOf={(n) => t('stars', { n })}
            error={isPressed && point === null ? t('needPoint') : undefined}
          />
          <TextArea
            label={t('content')}
            value={text}
            onChange={(entered) => setTyped((before) => ({ ...before, text: entered }))}
            placeholder={t('placeholder')}
            maxLength={5000}
            rows={5}
            error={isPressed && text.trim() === '' ? t('needContent') : undefined}
          />
          {/* What is saved replaces what is there, which therefore has to be known. */}
          <Answer of={stored} height={72}>
            {({ isDetailed }) => (
              <>
                <PicturesField pictures={pictures} />
                {isDetailed && (
                  <DetailFields
                    details={details}
                    onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
                  />
                )}
              </>
            )}
          </Answer>
          {problem && <Notice tone="error">{problem}</Notice>}
        </div>
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
