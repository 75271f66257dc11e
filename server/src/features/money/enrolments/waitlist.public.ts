export { endWaiting, admit, admitFree, promoteNext } from './waitlist.service.ts'
