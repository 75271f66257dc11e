import type { CourseCard } from 'contract/teaching/courses/schemas'
import type { getCourseViewer } from 'contract/views/class-page/api'
import type { CourseFacts } from 'contract/teaching/courses/courses.rules'
import type { Viewer } from 'contract/money/enrolments/enrol-button.rules'
import type { Output } from 'contract/http/endpoint'

export const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** Converts a class of the API to the input of its rules, with dates instead of text. */
export const factsOf = (card: CourseCard): CourseFacts => ({
  ...card,
  discountStartAt: momentOf(card.discountStartAt),
  discountEndAt: momentOf(card.discountEndAt),
  endAt: momentOf(card.endAt),
  payStartAt: momentOf(card.payStartAt),
  payEndAt: momentOf(card.payEndAt),
  recruitClosedAt: momentOf(card.recruitClosedAt),
})

export type CourseViewer = Output<typeof getCourseViewer>
const nobody: Viewer = { isClassManager: false, attend: null }
export const viewerOf = (viewer: CourseViewer | undefined): Viewer =>
  viewer
    ? {
        isClassManager: viewer.isClassManager,
        attend: viewer.attend && {
          ...viewer.attend,
          attendAt: momentOf(viewer.attend.attendAt),
          validAt: momentOf(viewer.attend.validAt),
          payUntil: momentOf(viewer.attend.payUntil),
          holdUntil: momentOf(viewer.attend.holdUntil),
        },
      }
    : nobody
