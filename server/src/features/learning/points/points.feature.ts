import { refusals } from 'contract/learning/points/refusals'
import { feature } from '../../../platform/feature.ts'
import { ledgerSpreadsheet } from './ledger.service.ts'
import { mergePoints } from './merge-accounts.queries.ts'
import { forgetPoints } from './points.jobs.ts'
import { pointSpreadsheet } from './points-spreadsheet.service.ts'
import { pointRoutes } from './points.routes.ts'

/** Points, experience and credits of members. */
export const points = feature({
  refusals,
  routes: pointRoutes,
  spreadsheets: [pointSpreadsheet, ledgerSpreadsheet],
  listeners: [forgetPoints],
  mergeAccounts: { onSite: mergePoints },
  userColumns: { point_entries: ['user_seq', 'by_user_seq'] },
})
