import { refusals } from 'contract/money/teams/refusals'
import { feature } from '../../../platform/feature.ts'
import { dissolveEnded, freeSeatsOfMember } from './teams.jobs.ts'
import { mergeSeats } from './teams.queries.ts'
import { teamRoutes } from './teams.routes.ts'

/** Memberships that one person pays for several: their seats, and who is invited to them. */
export const teams = feature({
  refusals,
  routes: teamRoutes,
  listeners: [dissolveEnded, freeSeatsOfMember],
  userColumns: {
    membership_team_seats: ['user_seq'],
    membership_team_invitations: ['accepted_by_user_seq'],
  },
  mergeAccounts: { onSite: mergeSeats },
})
