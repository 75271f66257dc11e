export { addRecordedLesson, releaseLesson } from './recorded-lesson.service.ts'
