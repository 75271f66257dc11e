import * as api from 'contract/money/teams/api'
import { implement } from '../../../platform/http/implement.ts'
import * as invitations from './invitations.service.ts'
import { leave, remove } from './seats.service.ts'
import * as teams from './teams.service.ts'
import { listInvitations, listManaged, listPeople, teamView, viewInvited } from './teams.views.ts'

export const teamRoutes = [
  implement(api.startTeam, ({ ctx, params, body }) => teams.start(ctx, params.membershipSeq, body)),
  implement(api.getTeam, ({ ctx, params }) => teamView(ctx, params.subscriptionSeq)),
  implement(api.listTeamPeople, ({ ctx, params, query }) => listPeople(ctx, params.subscriptionSeq, query)),
  implement(api.listTeamInvitations, ({ ctx, params, query }) =>
    listInvitations(ctx, params.subscriptionSeq, query),
  ),
  implement(api.inviteToTeam, ({ ctx, params, body }) =>
    invitations.invite(ctx, params.subscriptionSeq, body.emails),
  ),
  implement(api.sendTeamInvitation, ({ ctx, params }) =>
    invitations.send(ctx, params.subscriptionSeq, params.teamInvitationSeq),
  ),
  implement(api.withdrawTeamInvitation, ({ ctx, params }) =>
    invitations.withdraw(ctx, params.subscriptionSeq, params.teamInvitationSeq),
  ),
  implement(api.removeFromTeam, ({ ctx, params }) => remove(ctx, params.subscriptionSeq, params.teamSeatSeq)),
  implement(api.takeOwnSeat, ({ ctx, params }) => teams.takeOwnSeat(ctx, params.subscriptionSeq)),
  implement(api.getSeatCost, ({ ctx, params, query }) =>
    teams.costOf(ctx, params.subscriptionSeq, query.seats),
  ),
  implement(api.addSeats, ({ ctx, params, body }) => teams.addSeats(ctx, params.subscriptionSeq, body)),
  implement(api.setNextSeats, ({ ctx, params, body }) =>
    teams.setNextSeats(ctx, params.subscriptionSeq, body.seats),
  ),
  implement(api.leaveTeam, ({ ctx, params }) => leave(ctx, params.subscriptionSeq)),
  implement(api.getInvitedTeam, ({ ctx, query }) => viewInvited(ctx, query.invitationCode)),
  implement(api.acceptTeamInvitation, ({ ctx, body }) => invitations.accept(ctx, body.invitationCode)),
  implement(api.listTeams, ({ ctx, query }) => listManaged(ctx, query)),
]
