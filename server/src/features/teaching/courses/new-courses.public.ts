export { writeInformation, writeNew, writePayment } from './courses.service.ts'
export { makeOnce } from './course-requests.public.ts'
export { upsertCategory } from './courses.queries.ts'
