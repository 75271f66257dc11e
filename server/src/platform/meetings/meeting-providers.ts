import type { MeetingProvider } from './meeting-provider.ts'
import { zoomProviders } from './zoom/zoom-provider.ts'
import type { ZoomAccount } from './zoom/zoom-tokens.ts'

/** Opens the account of a site at a service of meetings. */
export interface MeetingProviders {
  zoom: (account: ZoomAccount) => MeetingProvider
}

export const meetingProviders = (): MeetingProviders => ({ zoom: zoomProviders() })
