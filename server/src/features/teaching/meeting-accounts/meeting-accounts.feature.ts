import { refusals } from 'contract/teaching/meeting-accounts/refusals'
import { feature } from '../../../platform/feature.ts'
import { meetingAccountRoutes } from './meeting-accounts.routes.ts'
import { revokeGoogle } from './revoke-google.jobs.ts'

/** The accounts of sites at services of meetings, and the service of new live lessons. */
export const meetingAccounts = feature({ refusals, routes: meetingAccountRoutes, tasks: [revokeGoogle] })
