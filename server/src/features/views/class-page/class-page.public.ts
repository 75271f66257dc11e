export { detailOf } from './class-page.views.ts'
export { shownFieldsOf } from './class-page.service.ts'
