export { findShownCards } from './courses.views.ts'
