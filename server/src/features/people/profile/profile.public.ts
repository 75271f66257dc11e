export { deletePortraitLater } from './portraits.service.ts'
