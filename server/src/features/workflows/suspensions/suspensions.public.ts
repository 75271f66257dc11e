export { sayDecided, suspendIn } from './suspensions.service.ts'
