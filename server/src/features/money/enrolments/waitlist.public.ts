export { endWaiting, letIn, letInFree, moveLine } from './waitlist.service.ts'
