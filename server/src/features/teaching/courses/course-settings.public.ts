/** The settings of a course page; the defaults where none were saved. */
export { settingOf as findSetting } from './course-settings.service.ts'
export { settingsOf } from './course-settings.views.ts'
export { findInviting } from './course-settings.queries.ts'
