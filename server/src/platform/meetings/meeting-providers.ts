import { MeetingProviderUnreachable, type MeetingProvider } from './meeting-provider.ts'

/** An app of a site's account at Zoom, and the person there who hosts. */
export interface ZoomKeys {
  accountId: string
  clientId: string
  clientSecret: string
  hostEmail: string
}

/** Opens the account of a site at a service of meetings. */
export interface MeetingProviders {
  zoom: (keys: ZoomKeys) => MeetingProvider
}

export const meetingProviders = (): MeetingProviders => ({ zoom: () => notYet })

const absent = () => Promise.reject(new MeetingProviderUnreachable('no client of Zoom'))
const notYet: MeetingProvider = {
  checkAccount: absent,
  createMeeting: absent,
  changeMeeting: absent,
  deleteMeeting: absent,
  findStartUrl: absent,
}
