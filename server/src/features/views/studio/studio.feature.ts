import { feature } from '../../../platform/feature.ts'
import { studioMemberSpreadsheet } from './studio-members-spreadsheet.views.ts'
import { studioPaymentSpreadsheet } from './studio-payments-spreadsheet.views.ts'
import { studioRoutes } from './studio.routes.ts'

/** The studio of a site: who joined it, and what was paid for memberships and goods. */
export const studio = feature({
  routes: studioRoutes,
  spreadsheets: [studioMemberSpreadsheet, studioPaymentSpreadsheet],
})
