import { useState } from 'react'
import type { Attendee } from 'contract/workflows/admissions/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { MAX_MINUTES } from 'contract/teaching/curriculum/watch-limits.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAddViewingTime, useViewingTimes } from '../attendees.api.ts'
import { viewingTimeMessages } from '../viewing-time.messages.ts'
import css from './CancelDialog.module.css'

interface ViewingTimeDialogProps {
  courseSeq: CourseSeq
  attendee: Attendee
  onClose: () => void
}

/** Adds minutes for one learner in a lesson with limited viewing time. */
export function ViewingTimeDialog({ courseSeq, attendee, onClose }: ViewingTimeDialogProps) {
  const t = useMessages(viewingTimeMessages)
  const { attendSeq, name } = attendee
  const times = useViewingTimes({ courseSeq, attendSeq })
  const add = useAddViewingTime({ courseSeq, attendSeq })
  const [chosen, setChosen] = useState<string | null>(null)
  const [minutes, setMinutes] = useState<number | null>(30)
  const [error, setError] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)
  const list = times.data?.list ?? []
  const lesson = list.find((one) => String(one.curriculumSeq) === chosen) ?? list[0]
  const isReady = lesson !== undefined && minutes !== null && minutes > 0
  const save = () => {
    if (!isReady || isSaving) return
    setSaving(true)
    setError(null)
    add.run({ body: { curriculumSeq: lesson.curriculumSeq, minutes } }).then(
      () => {
        toast({ text: t('done', { name, minutes }), tone: 'ok' })
        onClose()
      },
      (failed: unknown) => {
        setSaving(false)
        setError(failed)
      },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('title', { name })}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      busy={isSaving}
      disabled={!isReady}
    >
      <div className={css.form}>
        {times.data && list.length === 0 && <p>{t('none')}</p>}
        {lesson && (
          <>
            <Select
              label={t('lesson')}
              placeholder={t('choose')}
              value={String(lesson.curriculumSeq)}
              onChange={setChosen}
              options={list.map(({ curriculumSeq, title, secondsLeft }) => ({
                value: String(curriculumSeq),
                label: t('left', { title, minutes: Math.floor(secondsLeft / 60) }),
              }))}
            />
            <NumberInput
              label={t('minutes')}
              unit={t('minute')}
              max={MAX_MINUTES}
              required
              zeroIsNothing
              value={minutes}
              onChange={setMinutes}
            />
            <p>{t('recorded')}</p>
          </>
        )}
        {(error !== null || times.error) && (
          <Notice tone="error">{messageOf(error ?? times.error, t('failed'))}</Notice>
        )}
      </div>
    </FormDialog>
  )
}
