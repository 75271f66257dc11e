import { isHost, type LiveUserType } from '../../teaching/curriculum/live-items.rules.ts'

/** How many learners are on the stage at once, those who are invited included: everybody sees and hears them. */
export const MAX_ON_STAGE = 12
/** How often the page of somebody in the audience says that it is there. */
export const REPORT_SECONDS = 20
/** After which silence somebody is gone: two reports may be lost. */
export const SILENT_SECONDS = 60
export const AUDIENCE_PAGE = 50

interface Attendee {
  hasAudience: boolean
  userType: LiveUserType
  isOnStage: boolean
}
/** Who is connected with picture and sound; everybody else watches. docs/rules.md R-1296. */
export const isConnected = ({ hasAudience, userType, isOnStage }: Attendee) =>
  !hasAudience || isHost(userType) || isOnStage

/** Whether one more learner may be invited onto the stage. docs/rules.md R-1297. */
export const hasSpaceOnStage = (count: number) => count < MAX_ON_STAGE

/** Before this moment the last report of somebody who is there cannot have come. docs/rules.md R-1298. */
export const silentBefore = (now: Date) => new Date(now.getTime() - SILENT_SECONDS * 1000)
