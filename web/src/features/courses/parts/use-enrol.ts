import { useState } from 'react'
import { enrolButton, isEnabled, type EnrolButton } from 'contract/course.rules'
import type { CourseDetail } from 'contract/courses'
import { joinPath, loginPath, useGo } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useEnrolFree, useScheduleCheck, useViewer } from '../courses.api.ts'
import { factsOf, viewerOf } from '../facts.ts'

/** What the button says and what pressing it does: sign in, join, check, then pay, start free, or go on learning. */
export function useEnrol(course: CourseDetail, now: Date) {
  const go = useGo()
  const { state, isChannelUser } = useSession()
  const viewer = useViewer(course.courseSeq)
  const check = useScheduleCheck(course.courseSeq)
  const free = useEnrolFree(course.courseSeq)
  const [isBusy, setBusy] = useState(false)
  const [blocked, setBlocked] = useState<string | null>(null)
  const button: EnrolButton = enrolButton(factsOf(course), viewerOf(viewer.data), now)
  const page = `/classes/${course.courseSeq}`
  const classroom = (seq: number | null | undefined) => `${page}/classroom/${seq ?? 'first'}`

  async function apply() {
    if (state === 'visitor') return go(loginPath(page))
    if (!isChannelUser) return go(joinPath(page))
    const { isBlocked, message } = await check()
    if (isBlocked) return setBlocked(message)
    if (button.kind === 'ENROL' && button.isFree) {
      await free.run({})
      return go(classroom(null))
    }
    return go(`${page}/payment?id=${course.classSeq}&ps=${button.kind === 'ENROL' ? '01' : '00'}`)
  }
  async function press() {
    if (button.kind === 'START') return go(classroom(viewer.data?.nextCurriculumSeq))
    setBusy(true)
    try {
      await apply()
    } catch (error) {
      setBlocked(isRefusal(error) ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { button, isEnabled: isEnabled(button) && state !== 'loading', isBusy, blocked, closeBlocked: () => setBlocked(null), press: () => void press() }
}
