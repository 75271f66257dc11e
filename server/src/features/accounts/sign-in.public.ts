/** What the room of the second factor needs to sign somebody in. */
export { keepPace } from './keep-pace.ts'
export { handTrust, openHere, trustBrowser } from './entering.ts'
export { tellOwner } from './security.ts'
export { requireMayAdd } from './proving.ts'
export { getSessionUser, handOver } from './sessions.ts'
export { noteProof } from './sessions.queries.ts'
export { checkOwnPassword, hasOwnPassword } from './own-password.ts'
export { takeMailedCode } from './codes.ts'
