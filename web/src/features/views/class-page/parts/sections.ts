import type { CourseDetail } from 'contract/views/class-page/schemas'

export const hasInstructor = ({ teachers, desc4 }: CourseDetail) => teachers.length > 0 || desc4 !== ''

/** A challenge may have missions alone. */
export const showsLessons = ({ productKind, curriculumCount }: CourseDetail) =>
  productKind !== 'CHALLENGE' || curriculumCount > 0

export const showsMissions = ({ challengeMissions }: CourseDetail) => challengeMissions.length > 0

export const showsReviews = ({ setting }: CourseDetail) => setting.courseReviewShowYn === 'Y'

export const showsQuestions = ({ setting }: CourseDetail) => setting.courseQaShowYn === 'Y'

/** The parts of a class page that have something to say, in their order. */
export function sectionsOf(course: CourseDetail, mayEnter: boolean) {
  const isShown = {
    intro: course.introduction !== '' || course.desc1 !== '',
    missions: showsMissions(course),
    curriculum: showsLessons(course),
    instructor: hasInstructor(course),
    reviews: showsReviews(course),
    questions: showsQuestions(course),
    posts: mayEnter || course.hasOpenPosts,
  }
  return (['intro', 'missions', 'curriculum', 'instructor', 'reviews', 'questions', 'posts'] as const).filter(
    (id) => isShown[id],
  )
}
