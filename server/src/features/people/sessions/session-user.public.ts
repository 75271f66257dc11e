/** Separate from the other public file: the sessions import the members, which import this one. */
export { getSessionUser } from './sessions.service.ts'
