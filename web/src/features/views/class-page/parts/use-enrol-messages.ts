import type { EnrolButton } from 'contract/money/enrolments/enrol-button.rules'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay, formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'

interface MessageInput {
  button: EnrolButton
  isManager: boolean
  /** Until when the learner has access; null has no end. */
  validAt: Date | null
  /** The position of the applicant in the waitlist. */
  waitNo: number | null
}

/** The label of the button, and the note with it: why it is disabled, and until when. */
export function useEnrolMessages({ button, isManager, validAt, waitNo }: MessageInput) {
  const t = useMessages(courseMessages)
  const { language } = useSite()
  function label() {
    if (button.kind === 'START') return startLabel(button.enrolsFirst)
    if (button.kind === 'ENROL') return button.isFree ? t('ENROL_FREE') : t('ENROL')
    if (button.kind === 'AWAITING_APPROVAL' && waitNo !== null) return t('inLine', { no: waitNo })
    return button.kind === 'CLOSED' ? t('CLOSEDButton') : t(button.kind)
  }
  function startLabel(enrolsFirst: boolean) {
    if (enrolsFirst) return t('ENROL_FREE')
    return isManager ? t('enter') : t('START')
  }
  function why() {
    switch (button.kind) {
      case 'SOLD_OUT':
        return t('soldOutText')
      case 'NOT_YET':
        return t('opensAt', { date: formatMoment(button.from, language) })
      case 'CLOSED':
        return button.until ? t('closedAt', { date: formatMoment(button.until, language) }) : t('closedText')
      case 'AWAITING_APPROVAL':
        return waitNo === null ? t('awaitingText') : t('inLineText')
      case 'APPLY':
        return t('applyText')
      case 'PAY':
        return t('payText', { date: formatMoment(button.until, language) })
      case 'CONTINUE_PAYMENT':
        return null
      case 'CONTINUE_APPLICATION':
        return t('applicationText')
      case 'WAITING_LIST':
        return t('waitingText')
      case 'START':
        return validAt ? t('accessUntil', { date: formatDay(validAt, language, { withYear: true }) }) : null
      case 'ENROL':
        return null
    }
  }
  return { label: label(), why: why() }
}
