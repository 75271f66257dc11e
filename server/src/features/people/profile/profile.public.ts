export { tidyLater } from './portraits.service.ts'
