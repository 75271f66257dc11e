import { mark } from 'server/src/features/learning/attendance/attendance.service.ts'
import { ownCertificate } from 'server/src/features/learning/certificates/certificates.service.ts'
import { applyForPlace } from 'server/src/features/workflows/admissions/applications.service.ts'
import { changePoints } from 'server/src/features/learning/points/points.service.ts'
import { known } from '../known.ts'
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

export async function getInLine({ as, courseSeq }: Scene, waiting: ClassLife['waiting'] = []) {
  for (const { by, at } of waiting) {
    const ctx = as(by, at)
    const { name, email } = ctx.user
    await applyForPlace(ctx, courseSeq, { name, email, phone: '' })
  }
}

export async function giveAll(as: Scene['as'], cast: Cast, gifts: readonly DemoGift[] = []) {
  for (const { by, at, to, ...gift } of gifts) await changePoints(as(by, at), known(cast, to).userSeq, gift)
}
