export { writeNew } from './courses.service.ts'
export { makeOnce } from './course-requests.public.ts'
