import { listPendingWork } from 'contract/workflows/pending-work/api'
import { feature } from '../../../platform/feature.ts'
import { implement } from '../../../platform/http/implement.ts'
import { pendingWorkOf } from './pending-work.views.ts'

/** What waits for the staff of a site, counted for the navigation and the dashboard. */
export const pendingWork = feature({
  routes: [implement(listPendingWork, ({ ctx }) => pendingWorkOf(ctx))],
})
