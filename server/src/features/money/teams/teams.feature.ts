import { notificationTexts } from 'contract/money/teams/notifications.messages'
import { refusals } from 'contract/money/teams/refusals'
import { feature } from '../../../platform/feature.ts'
import { dissolveEnded, freeSeatsOfMember } from './teams.jobs.ts'
import { notifyPayer } from './teams.notify.ts'
import { mergeSeats } from './teams.queries.ts'
import { teamRoutes } from './teams.routes.ts'

/** Memberships that one person pays for several: their seats, and who is invited to them. */
export const teams = feature({
  refusals,
  routes: teamRoutes,
  notificationTexts,
  listeners: [dissolveEnded, freeSeatsOfMember, notifyPayer],
  userColumns: {
    membership_team_seats: ['user_seq'],
    membership_team_invitations: ['accepted_by_user_seq'],
  },
  mergeAccounts: { onSite: mergeSeats },
})
