import type { courseStates } from './schemas.ts'
import { lacksPrice } from '../../values/money.ts'
import {
  openTypes,
  publicTypes,
  trashTypes,
  type FareCd,
  type OpenTypeCd,
  type ProductKind,
  type PublicCd,
} from '../../values/type-codes.ts'

export type CourseState = (typeof courseStates)[number]

/** The steps of a course and the states that allow them. docs/rules.md R-300. */
const from = {
  /** Submitting for review, or publishing where there is no review. */
  SUBMIT: ['DRAFT', 'REJECTED'],
  /** Withdrawing before the review. */
  WITHDRAW: ['SUBMITTED'],
  /** The operator, or a timer, decides. */
  DECIDE: ['SUBMITTED'],
  /** Texts, pictures, lessons and conditions; they stay unchanged during a review. */
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

/** Whether a course in this state allows the step; used by the button and by the server. */
export const isPossible = (step: CourseStep, state: CourseState) => states[step].includes(state)

/** The trash code of a course: 00 in use, 01 in the trash, 02 purged. docs/rules.md R-435. */
export const trashTypeOf = (state: CourseState) => {
  if (state === 'TRASHED') return trashTypes.trashed
  return state === 'PURGED' ? trashTypes.deleted : trashTypes.inUse
}

const HOUR = 3_600_000
/** The state after submitting: published at once without a review, otherwise published automatically after these hours. */
export function handedIn({ reviewHours, now }: { reviewHours: number; now: Date }) {
  if (reviewHours === 0) return { state: 'PUBLISHED' as const, publishedAt: now, autoPublishAt: null }
  return {
    state: 'SUBMITTED' as const,
    publishedAt: null,
    autoPublishAt: new Date(now.getTime() + reviewHours * HOUR),
  }
}

/** The state after restoring from the trash: a course that was under review is submitted again. docs/rules.md R-302. */
export function stateAfterTrash(state: CourseState) {
  if (state === 'TRASHED' || state === 'PURGED' || state === 'SUBMITTED') return 'DRAFT'
  return state
}

export type MissingPart = 'IMAGE' | 'CURRICULUM' | 'CLASSES' | 'VIDEO' | 'PRICE'
interface Parts {
  imageFileSeq: number | null
  fareCd: FareCd
  price: number
  productKind: ProductKind
  /** Of a package: how many classes it has. */
  lessonCount: number
  videosMissing: number
  openTypeCd: OpenTypeCd
}
/** A package sells so many classes or more. docs/rules.md R-760. */
export const MIN_CLASSES = 2

/** Parts that a course needs before it can be public. docs/rules.md R-136. */
export function missingParts(course: Parts): MissingPart[] {
  const missing: MissingPart[] = []
  // A package shows the pictures of its classes.
  if (course.imageFileSeq === null && course.productKind !== 'PACKAGE') missing.push('IMAGE')
  if (course.productKind === 'PACKAGE') {
    if (course.lessonCount < MIN_CLASSES) missing.push('CLASSES')
    // A course that takes place elsewhere has its lessons there, a challenge has missions on its days.
  } else if (
    course.lessonCount + course.videosMissing === 0 &&
    course.openTypeCd === openTypes.onSite &&
    course.productKind !== 'CHALLENGE'
  )
    missing.push('CURRICULUM')
  if (course.videosMissing > 0) missing.push('VIDEO')
  if (lacksPrice(course)) missing.push('PRICE')
  return missing
}

type StatefulParts = Parts & { state: CourseState; publicCd: PublicCd }
/**
 * Parts that a public course would lose by a change. A video in preparation does not count: a new lesson needs time. docs/rules.md
 *
 */
export function lostParts(before: StatefulParts, after: Parts): MissingPart[] {
  if (before.state !== 'PUBLISHED' || before.publicCd !== publicTypes.public) return []
  const lacked = missingParts({ ...before, videosMissing: 0 })
  return missingParts({ ...after, videosMissing: 0 }).filter((part) => !lacked.includes(part))
}
