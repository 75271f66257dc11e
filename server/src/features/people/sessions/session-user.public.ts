/** Apart from the other door: the sessions themselves ask the members, who ask there. */
export { getSessionUser } from './sessions.service.ts'
