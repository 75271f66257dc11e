export { handTrust, openHere, trustBrowser } from './complete-sign-in.service.ts'
export { takeMailedCode } from './email-codes.service.ts'
