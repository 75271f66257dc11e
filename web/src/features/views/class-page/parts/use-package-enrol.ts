import { useState } from 'react'
import { packageButton } from 'contract/money/enrolments/packages.rules'
import { isEnabled } from 'contract/money/enrolments/enrol-button.rules'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { classPath } from 'contract/values/class-paths'
import { joinPath, useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { useEnrolFree, useScheduleCheck } from '../class-page.api.ts'
import { packageMessages } from '../package.messages.ts'
import { useAttendance } from '../package-page.api.ts'
import { useViewerFacts } from '../use-viewer-facts.ts'
import { useEnrolMessages } from './use-enrol-messages.ts'

/** The button of a package and its action: refused where a class is attended, asked where one was, then the checkout. */
export function usePackageEnrol(course: CourseDetail, contents: PackageContents) {
  const t = useMessages(packageMessages)
  const words = useMessages(courseMessages)
  const go = useGo()
  const now = useNow()
  const { state, isChannelUser } = useSession()
  const { viewer, data, isLoading } = useViewerFacts(course.courseSeq)
  const attendance = useAttendance(course.courseSeq)
  const check = useScheduleCheck(course.courseSeq)
  const free = useEnrolFree(course.courseSeq)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const button = packageButton(factsOf(course), { viewer, blockedBy: contents.blockedBy }, now)
  const page = classPath(course)
  const isOwn = button.kind === 'NOT_READY' || button.kind === 'PACKAGE_ENROLLED'
  const usual = useEnrolMessages({
    button: isOwn ? { kind: 'CLOSED', until: null } : button,
    isManager: false,
    validAt: null,
    waitNo: data?.attend?.waitNo ?? null,
  })
  const isFree = button.kind === 'ENROL' && button.isFree
  const isWaiting = button.kind === 'WAITING_LIST' || button.kind === 'APPLY'
  const isBegun = button.kind === 'PAY' || button.kind === 'CONTINUE_PAYMENT'

  async function enter(skipAttendCheck: boolean) {
    const skip = skipAttendCheck ? '&skipAttendCheck=true' : ''
    const purchase = `${page}/payment?id=${course.classSeq}&ps=${isWaiting ? '00' : '01'}${skip}`
    if (!isChannelUser && !isFree) return go(purchase)
    if (state === 'visitor') return setAsking(true)
    if (!isChannelUser) return go(joinPath(page))
    if (isBegun) return go(`${page}/payment?ps=01${skip}`)
    const { isBlocked, message } = await check()
    if (isBlocked) return setProblem(message)
    if (!isFree) return go(purchase)
    await free.run({ body: { skipAttendCheck } })
    return go('/me/classes')
  }
  async function run(skipAttendCheck: boolean) {
    setBusy(true)
    try {
      await enter(skipAttendCheck)
    } catch (error) {
      setProblem(messageOf(error, words('enrolFailed')))
    } finally {
      setBusy(false)
    }
  }
  function press() {
    if (isBegun) return void run(false)
    if (attendance && attendance.enrolled.length > 0) return setProblem(t('enrolledText'))
    const before = contents.list.filter(({ courseSeq }) => attendance?.before.includes(courseSeq))
    if (before.length > 0) return setAsked(before.map(({ title }) => title).join(', '))
    void run(false)
  }
  return {
    label: labelOf(),
    why: whyOf(),
    reservedUntil: button.kind === 'CONTINUE_PAYMENT' ? button.until : null,
    isEnabled:
      button.kind !== 'NOT_READY' &&
      button.kind !== 'PACKAGE_ENROLLED' &&
      isEnabled(button) &&
      state !== 'loading' &&
      !isLoading,
    isBusy,
    problem,
    /** The titles of the classes taken before, while the user is asked about them. */
    asked,
    forget: () => {
      setProblem(null)
      setAsked(null)
    },
    goOn: () => {
      setAsked(null)
      void run(true)
    },
    signIn: { open: isAsking, next: page, onClose: () => setAsking(false) },
    press,
  }

  function labelOf() {
    if (button.kind === 'NOT_READY' || button.kind === 'PACKAGE_ENROLLED') return t(button.kind)
    return button.kind === 'ENROL' ? t('enrol') : usual.label
  }
  function whyOf() {
    if (button.kind === 'NOT_READY') return t('NOT_READYText')
    if (button.kind === 'PACKAGE_ENROLLED') return null
    return button.kind === 'SOLD_OUT' && contents.blockedBy === 'SOLD_OUT' ? t('fullText') : usual.why
  }
}
