import { refusals } from 'contract/workflows/admissions/refusals'
import { feature } from '../../../platform/feature.ts'
import { admissionsRoutes } from './admissions.routes.ts'
import { attendeeSpreadsheet } from './attendee-spreadsheet.service.ts'
import { attendeeUploadRoutes } from './attendee-upload.routes.ts'
import { attendeeTemplate } from './attendee-upload.service.ts'
import { waitingRoutes } from './applications.routes.ts'
import { endUndecided, fillSeat, processWaitlists } from './waitlist.jobs.ts'

/** Applications, decisions of staff, free enrolment, adding people, cancelling with refund. */
export const admissions = feature({
  refusals,
  routes: [...admissionsRoutes, ...waitingRoutes, ...attendeeUploadRoutes],
  listeners: [fillSeat],
  timers: [processWaitlists, endUndecided],
  spreadsheets: [attendeeSpreadsheet, attendeeTemplate],
})
