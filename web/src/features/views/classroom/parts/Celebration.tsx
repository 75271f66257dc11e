import { useEffect, useRef, useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Spot } from '../../../../ui/art/Spot.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import type { Classroom } from '../../../learning/lessons/lessons.api.ts'
import { classroomMessages } from '../../../learning/lessons/lessons.messages.ts'
import css from '../../../learning/lessons/Lessons.module.css'

/** Appears once, when the learner completes the last lesson; not when they return to a completed class. */
export function Celebration({ courseSeq, classroom }: { courseSeq: CourseSeq; classroom: Classroom }) {
  const t = useMessages(classroomMessages)
  const { percent, title, total } = classroom
  const before = useRef(percent)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (percent === 100 && before.current < 100) setOpen(true)
    before.current = percent
  }, [percent])
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('congrats')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button variant="outline" onPress={close}>
            {t('stay')}
          </Button>
          {classroom.attendSeq !== null && (
            <Button variant="outline" href={`/me/certificates/${classroom.attendSeq}`}>
              {t('certificate')}
            </Button>
          )}
          <Button href={`/classes/${courseSeq}#write-review`}>{t('writeReview')}</Button>
        </>
      }
    >
      <div className={css.party}>
        <Spot kind="done" />
        <p>{t('congratsText', { title, total })}</p>
      </div>
    </Dialog>
  )
}
