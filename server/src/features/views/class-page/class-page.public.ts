export { detailOf } from './class-page.views.ts'
export { pageFieldsOf } from './class-page.service.ts'
