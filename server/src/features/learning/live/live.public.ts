export { checkJoinable } from './live.rules.ts'
export { getLive, type LessonRef } from './live.service.ts'
export { hasZoom } from './live.queries.ts'
