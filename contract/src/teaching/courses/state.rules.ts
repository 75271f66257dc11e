import type { courseStates } from './schemas.ts'
import { lacksPrice } from '../../values/money.ts'
import {
  openTypes,
  publicTypes,
  trashTypes,
  type FareCd,
  type OpenTypeCd,
  type PublicCd,
} from '../../values/type-codes.ts'

export type CourseState = (typeof courseStates)[number]

/** What can be done with a class as a whole, and in which states. docs/rules.md R-300. */
const from = {
  /** Handing it in for review, or publishing where nothing is reviewed. */
  SUBMIT: ['DRAFT', 'REJECTED'],
  /** Taking it back before it was looked at. */
  WITHDRAW: ['SUBMITTED'],
  /** A reviewer, or time, says what becomes of it. */
  DECIDE: ['SUBMITTED'],
  /** Texts, pictures, lessons and conditions: what a reviewer reads stays as it was handed in. */
  CHANGE: ['DRAFT', 'REJECTED', 'PUBLISHED'],
  /** Public or private, open for applications or not. */
  SHOW: ['PUBLISHED'],
  COPY: ['DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED'],
  TRASH: ['DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED'],
  RESTORE: ['TRASHED'],
  PURGE: ['TRASHED'],
} as const satisfies Record<string, readonly CourseState[]>
export type CourseStep = keyof typeof from
const states: Record<CourseStep, readonly CourseState[]> = from

/** Whether this can be done with a class that stands so; asked by the button and by the server alike. */
export const isPossible = (step: CourseStep, state: CourseState) => states[step].includes(state)

/** Where a class lies: 00 where it always was, 01 in the trash, 02 only its tombstone is left. docs/rules.md R-435. */
export const trashTypeOf = (state: CourseState) => {
  if (state === 'TRASHED') return trashTypes.trashed
  return state === 'PURGED' ? trashTypes.deleted : trashTypes.inUse
}

const HOUR = 3_600_000
/** What handing in makes of a class: published at once where nobody reviews, else by itself after so many hours. */
export function handedIn({ reviewHours, now }: { reviewHours: number; now: Date }) {
  if (reviewHours === 0) return { state: 'PUBLISHED' as const, publishedAt: now, autoPublishAt: null }
  return {
    state: 'SUBMITTED' as const,
    publishedAt: null,
    autoPublishAt: new Date(now.getTime() + reviewHours * HOUR),
  }
}

/** What a class that is thrown away comes back as: one that waited for its review is handed in again. docs/rules.md R-302. */
export function stateAfterTrash(state: CourseState) {
  if (state === 'TRASHED' || state === 'PURGED' || state === 'SUBMITTED') return 'DRAFT'
  return state
}

export type MissingPart = 'IMAGE' | 'CURRICULUM' | 'VIDEO' | 'PRICE'
interface Parts {
  imageFileSeq: number | null
  fareCd: FareCd
  price: number
  lessonCount: number
  videosMissing: number
  openTypeCd: OpenTypeCd
}
/** What a class still lacks before anybody may see it. docs/rules.md R-136. */
export function missingParts(course: Parts): MissingPart[] {
  const missing: MissingPart[] = []
  if (course.imageFileSeq === null) missing.push('IMAGE')
  // What takes place elsewhere has its lessons there.
  if (course.lessonCount + course.videosMissing === 0 && course.openTypeCd === openTypes.onSite)
    missing.push('CURRICULUM')
  if (course.videosMissing > 0) missing.push('VIDEO')
  if (lacksPrice(course)) missing.push('PRICE')
  return missing
}

type StatefulParts = Parts & { state: CourseState; publicCd: PublicCd }
/**
 * What a class that everybody sees would lack from now on, and had before. A video that is still prepared is none of it: a
 * new lesson takes its time. docs/rules.md R-580.
 */
export function lostParts(before: StatefulParts, after: Parts): MissingPart[] {
  if (before.state !== 'PUBLISHED' || before.publicCd !== publicTypes.public) return []
  const lacked = missingParts({ ...before, videosMissing: 0 })
  return missingParts({ ...after, videosMissing: 0 }).filter((part) => !lacked.includes(part))
}
