import { mark } from 'server/src/features/learning/attendance/attendance.service.ts'
import { ownCertificate } from 'server/src/features/learning/certificates/certificates.service.ts'
import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import { waitForPlace } from 'server/src/features/money/enrolments/enrolments.public.ts'
import { getShownCourse } from 'server/src/features/teaching/courses/courses.public.ts'
import { emit } from 'server/src/platform/jobs/tasks.ts'
import { changePoints } from 'server/src/features/learning/points/points.service.ts'
import { known } from '../known.ts'
import type { DemoClass } from '../content.ts'
import { sell } from '../sales.ts'
import type { Stage } from '../seed-class.ts'
import type { Cast, Scene } from './acting.ts'
import type { ClassLife, DemoGift } from './life.ts'

/** Ticks the learners who came to a meeting. */
export async function markMeetings(
  { as, courseSeq, lessons, places }: Scene,
  meetings: ClassLife['meetings'] = [],
) {
  for (const { by, at, lesson, absent } of meetings) {
    const present = [...places].filter(([name]) => !absent.includes(name))
    const attendSeqs = present.map(([, attendSeq]) => attendSeq)
    const curriculumSeq = known(lessons, lesson)
    await mark(as(by, at), { courseSeq, curriculumSeq }, { attendSeqs, isPresent: true })
  }
}

export async function fetchCertificates({ as, places }: Scene, certified: ClassLife['certified'] = []) {
  for (const { by, at } of certified) await ownCertificate(as(by, at), known(places, by))
}

/** Pays with the application, as everybody does who waits for a class that costs something. */
export async function getInLine(
  { as, courseSeq, classSeq }: Scene,
  stage: Stage,
  one: DemoClass,
  waiting: ClassLife['waiting'] = [],
) {
  for (const { by, at } of waiting) {
    const { user, now, db } = as(by, at)
    const { userSeq, name, email } = user
    const paidAt = now()
    const attendSeq = await waitForPlace(stage.tx, await getShownCourse(db, courseSeq), {
      applicant: { userSeq, name, email, phone: null },
      now: paidAt,
      eventCode: null,
      source: 'ORDER',
      waitPayment: 'PAID',
    })
    const learner = { userSeq, name, email }
    await sell(stage, { one, courseSeq, classSeq, learner, attendSeq, paidAt })
    await emit(stage.tx, waitingMoved, { attendSeq, courseSeq, step: 'APPLIED' })
  }
}

export async function giveAll(as: Scene['as'], cast: Cast, gifts: readonly DemoGift[] = []) {
  for (const { by, at, to, ...gift } of gifts) await changePoints(as(by, at), known(cast, to).userSeq, gift)
}
