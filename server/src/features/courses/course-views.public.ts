/** Classes as screens show them. Apart from the other doors, for what is shown asks enrolments, and those ask for classes. */
export { detailOf as viewCourse, findShownCards } from './courses.views.ts'
