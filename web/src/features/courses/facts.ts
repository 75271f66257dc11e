import type { CourseCard, getCourseViewer } from 'contract/courses'
import type { CourseFacts, Viewer } from 'contract/course.rules'
import type { Output } from 'contract/grammar'

const moment = (text: string | null) => (text === null ? null : new Date(text))

/** The travelled facts of a class as its rules want them: moments instead of text. */
export const factsOf = (card: CourseCard): CourseFacts => ({
  ...card,
  discountStartAt: moment(card.discountStartAt),
  discountEndAt: moment(card.discountEndAt),
  endAt: moment(card.endAt),
  payStartAt: moment(card.payStartAt),
  payEndAt: moment(card.payEndAt),
  recruitClosedAt: moment(card.recruitClosedAt),
})

export type CourseViewer = Output<typeof getCourseViewer>
const nobody: Viewer = { isClassManager: false, attend: null }
export const viewerOf = (viewer: CourseViewer | undefined): Viewer =>
  viewer
    ? {
        isClassManager: viewer.isClassManager,
        attend: viewer.attend && {
          ...viewer.attend,
          attendAt: moment(viewer.attend.attendAt),
          validAt: moment(viewer.attend.validAt),
        },
      }
    : nobody
