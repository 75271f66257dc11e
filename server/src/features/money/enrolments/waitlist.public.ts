export { doesLineMove } from './enrolments.rules.ts'
export {
  findNext,
  findOver,
  findPaidApplications,
  findWaiting,
  lockNext,
  prolongInvitations,
} from './waitlist.queries.ts'
export { endWaiting, admit, admitFree } from './waitlist.service.ts'
