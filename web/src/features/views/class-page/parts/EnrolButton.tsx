import { useId } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { LoginPrompt } from '../../../../platform/LoginPrompt.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Alert } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import css from '../ClassPage.module.css'
import { ReservedSeatNote } from '../../../money/orders/ReservedSeatNote.tsx'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { ExternalLink } from '../../../teaching/courses/ExternalLink.tsx'
import { useEnrol } from './use-enrol.ts'
import { useEnrolMessages } from './use-enrol-messages.ts'

interface EnrolButtonProps {
  course: CourseDetail
  isPreview?: boolean
  /** Replaces the usual label. */
  says?: string
  size?: 'md' | 'lg'
}

/** The enrol button, with the reason where it is disabled. */
export function EnrolButton({ course, isPreview = false, says, size = 'lg' }: EnrolButtonProps) {
  const t = useMessages(courseMessages)
  const enrol = useEnrol(course)
  const { label, why } = useEnrolMessages(enrol)
  const id = useId()
  const note = enrol.reservedUntil ? <ReservedSeatNote until={enrol.reservedUntil} /> : why
  return (
    <>
      {enrol.elsewhere !== null && !isPreview ? (
        <ExternalLink url={enrol.elsewhere} size={size} wide says={says} />
      ) : (
        <Button
          size={size}
          wide
          disabled={!enrol.isEnabled}
          loading={enrol.isBusy}
          onPress={isPreview ? () => toast({ text: t('previewPressed') }) : enrol.press}
          describedBy={note ? id : undefined}
        >
          {says || label}
        </Button>
      )}
      {note && (
        <p id={id} className={css.why}>
          {note}
        </p>
      )}
      <LoginPrompt {...enrol.signIn} />
      <Alert open={enrol.problem !== null} title={t('blockedTitle')} okLabel={t('ok')} onClose={enrol.forget}>
        {enrol.problem}
      </Alert>
    </>
  )
}
