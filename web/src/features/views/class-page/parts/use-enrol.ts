import { useState } from 'react'
import { classPath, startPath } from 'contract/values/class-paths'
import { enrolButton, isEnabled } from 'contract/money/enrolments/enrol-button.rules'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { openTypes } from 'contract/values/type-codes'
import { joinPath, useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useEnrolFree, useScheduleCheck } from '../class-page.api.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { kindMessages } from '../../../teaching/courses/course-kind.messages.ts'
import { shownReservation, useLastReservation } from './use-last-reservation.ts'
import { useViewerFacts } from '../use-viewer-facts.ts'

/** The enrol button and its action: ask to sign in, join, check, then pay, start free, or continue learning. */
export function useEnrol(course: CourseDetail) {
  const t = useMessages(courseMessages)
  const kind = useMessages(kindMessages)
  const go = useGo()
  const { state, isChannelUser } = useSession()
  const { viewer, data, isLoading } = useViewerFacts(course.courseSeq)
  const lastReservation = useLastReservation(viewer.attend?.holdUntil ?? null)
  const now = useNow({ everySecond: lastReservation !== null })
  const check = useScheduleCheck(course.courseSeq)
  const free = useEnrolFree(course.courseSeq)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const button = enrolButton(factsOf(course), viewer, now)
  const isFree = button.kind === 'START' || (button.kind === 'ENROL' && button.isFree)
  const page = classPath(course)
  const isBegun = button.kind === 'PAY' || button.kind === 'CONTINUE_PAYMENT'
  const isWaiting = button.kind === 'WAITING_LIST' || button.kind === 'APPLY'
  const purchase = `${page}/payment?id=${course.classSeq}&${isWaiting ? 'ps=00' : 'ps=01'}`

  async function apply() {
    // The checkout signs up and joins on the way.
    if (!isChannelUser && !isFree) return go(purchase)
    if (state === 'visitor') return setAsking(true)
    if (!isChannelUser) return go(joinPath(page))
    // An approved applicant pays although recruiting is over, also for an earlier round.
    if (isBegun) return go(`${page}/payment?ps=01`)
    if (button.kind === 'CONTINUE_APPLICATION') return go(`${page}/payment?ps=00`)
    const { isBlocked, message } = await check()
    if (isBlocked) return setProblem(message)
    if (!isFree) return go(purchase)
    await free.run({})
    // A window that opens by itself would be held back: the button leads there from now on.
    if (course.openTypeCd === openTypes.external) return toast({ text: kind('joined'), tone: 'ok' })
    return go(startPath(course))
  }
  async function press() {
    if (button.kind === 'START' && !button.enrolsFirst) {
      return go(startPath(course, data?.nextCurriculumSeq ?? null))
    }
    setBusy(true)
    try {
      await apply()
    } catch (error) {
      setProblem(messageOf(error, t('enrolFailed')))
    } finally {
      setBusy(false)
    }
  }
  return {
    button,
    isManager: viewer.isClassManager,
    validAt: viewer.attend?.validAt ?? null,
    waitNo: data?.attend?.waitNo ?? null,
    reservedUntil: shownReservation(button, lastReservation, now),
    /** The address where the learner starts, when the class is on another site. */
    elsewhere: button.kind === 'START' && !button.enrolsFirst ? (data?.openTypeUrl ?? null) : null,
    // Until it is known who is here the button could offer the wrong thing.
    isEnabled: isEnabled(button) && state !== 'loading' && !isLoading,
    isBusy,
    problem,
    forget: () => setProblem(null),
    /** A visitor is asked to sign in, and continues from there. */
    signIn: { open: isAsking, next: page, onClose: () => setAsking(false) },
    press: () => void press(),
  }
}
