export { getLive, getOpenLive, type LessonRef } from './live.service.ts'
export { hasZoom } from './live.queries.ts'
