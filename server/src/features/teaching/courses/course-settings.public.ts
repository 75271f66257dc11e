/** What the page of a class shows; what everybody begins with where nothing was said. */
export { settingOf as findSetting } from './course-settings.service.ts'
export { findInviting } from './course-settings.queries.ts'
