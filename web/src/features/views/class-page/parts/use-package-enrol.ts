import { useState } from 'react'
import { packageButton, type PackageButton } from 'contract/money/enrolments/packages.rules'
import { isEnabled } from 'contract/money/enrolments/enrol-button.rules'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { classPath } from 'contract/values/class-paths'
import { joinPath, joinToPackagePath, useGo } from '../../../../platform/address.ts'
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
import { usePackageWords } from './use-package-words.ts'

/** The button of a package and its action: refused where a class is attended, asked where one was, then the checkout. */
export function usePackageEnrol(course: CourseDetail, contents: PackageContents) {
  const t = useMessages(packageMessages)
  const now = useNow()
  const { state } = useSession()
  const { viewer, data, isLoading } = useViewerFacts(course.courseSeq)
  const attendance = useAttendance(course.courseSeq)
  const [takenBefore, setTakenBefore] = useState<string | null>(null)
  const button = packageButton(factsOf(course), { viewer, blockedBy: contents.blockedBy }, now)
  const { isBegun, run, setProblem, ...action } = useAction(course, button)
  const words = usePackageWords(button, {
    blockedBy: contents.blockedBy,
    waitNo: data?.attend?.waitNo ?? null,
  })

  function press() {
    if (isBegun) return void run(false)
    if (attendance && attendance.enrolled.length > 0) return setProblem(t('enrolledText'))
    const before = contents.list.filter(({ courseSeq }) => attendance?.before.includes(courseSeq))
    if (before.length > 0) return setTakenBefore(before.map(({ title }) => title).join(', '))
    void run(false)
  }
  return {
    ...words,
    ...action,
    reservedUntil: button.kind === 'CONTINUE_PAYMENT' ? button.until : null,
    isEnabled:
      button.kind !== 'NOT_READY' &&
      button.kind !== 'PACKAGE_ENROLLED' &&
      isEnabled(button) &&
      state !== 'loading' &&
      !isLoading,
    /** The titles of the classes taken before, while the user is asked about them. */
    takenBefore,
    forget: () => {
      setProblem(null)
      setTakenBefore(null)
    },
    goOn: () => {
      setTakenBefore(null)
      void run(true)
    },
    press,
  }
}

/** Leads to the checkout, to signing in or joining, or enrols for free. */
function useAction(course: CourseDetail, button: PackageButton) {
  const words = useMessages(courseMessages)
  const go = useGo()
  const { state, isChannelUser } = useSession()
  const check = useScheduleCheck(course.courseSeq)
  const free = useEnrolFree(course.courseSeq)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const page = classPath(course)
  const isFree = button.kind === 'ENROL' && button.isFree
  const isWaiting = button.kind === 'WAITING_LIST' || button.kind === 'APPLY'
  const isApplying = button.kind === 'CONTINUE_APPLICATION'
  const isBegun = isApplying || button.kind === 'PAY' || button.kind === 'CONTINUE_PAYMENT'

  async function enter(skipAttendCheck: boolean) {
    const checkout = `${page}/payment?id=${course.classSeq}&${isWaiting ? 'ps=00' : 'ps=01'}`
    // Joining passes members straight on; all others agree to the terms there first.
    const purchase = skipAttendCheck ? joinToPackagePath(checkout) : checkout
    if (!isChannelUser && !isFree) return go(purchase)
    if (state === 'visitor') return setAsking(true)
    if (!isChannelUser) return go(joinPath(page))
    if (isBegun) return go(`${page}/payment?${isApplying ? 'ps=00' : 'ps=01'}`)
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
  const signIn = { open: isAsking, next: page, onClose: () => setAsking(false) }
  return { isBegun, isBusy, problem, setProblem, signIn, run }
}
