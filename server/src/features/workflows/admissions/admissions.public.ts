export { enrolMember } from './invite-attendees.service.ts'
