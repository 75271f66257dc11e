export { detailOf } from './class-page.views.ts'
