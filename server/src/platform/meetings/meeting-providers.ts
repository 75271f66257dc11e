import {
  googleAuthorization,
  type GoogleAccount,
  type GoogleAuthorization,
} from './google-meet/google-oauth.ts'
import { google, googleMeetProviders } from './google-meet/google-provider.ts'
import type { MeetingProvider } from './meeting-provider.ts'
import { zoomProviders } from './zoom/zoom-provider.ts'
import type { ZoomAccount } from './zoom/zoom-tokens.ts'

/** Opens the account of a site at a service of meetings. */
export interface MeetingProviders {
  zoom: (account: ZoomAccount) => MeetingProvider
  googleMeet: (account: GoogleAccount) => MeetingProvider
  googleAuthorization: GoogleAuthorization
}

export const meetingProviders = (): MeetingProviders => ({
  zoom: zoomProviders(),
  googleMeet: googleMeetProviders(),
  googleAuthorization: googleAuthorization(google),
})
