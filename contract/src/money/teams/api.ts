import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { joinedStates } from '../memberships/memberships.rules.ts'
import * as shapes from './schemas.ts'
import { MAX_TEAM_SEATS, MIN_TEAM_SEATS } from './teams.rules.ts'

const path = '/channels/:channelSeq/teams'
const one = `${path}/:subscriptionSeq` as const
const invitation = `${one}/invitations/:teamInvitationSeq` as const

/** Charges the first term of all seats to the stored card. STARTING: nobody knows yet whether it was paid. docs/rules.md R-1270. */
export const startTeam = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/memberships/:membershipSeq/teams',
  access: 'member',
  featureSwitch: 'MEMBERSHIPS',
  body: shapes.TeamInput,
  reply: shapes.Team,
  refuses: [
    'MEMBERSHIP_NOT_ON_SALE',
    'MEMBERSHIP_PRICE_CHANGED',
    'MEMBERSHIP_JOINED',
    'MEMBERSHIP_NOT_PAID',
    'TEAM_NOT_SOLD',
    'CARD_MISSING',
    'BILLING_OFF',
  ],
  touches: ['teams', 'memberships', 'orders'],
})
/** The team of the caller, who pays for it. */
export const getTeam = endpoint({
  method: 'GET',
  path: one,
  access: 'member',
  whileSuspended: 'as-always',
  reply: shapes.Team,
  shows: 'teams',
})
/** Who has a seat, the first to take one first. */
export const listTeamPeople = endpoint({
  method: 'GET',
  path: `${one}/people`,
  access: 'member',
  whileSuspended: 'as-always',
  query: Paged,
  reply: z.object({ list: shapes.TeamPerson.array(), total: z.int() }),
  shows: 'teams',
})
/** Who was invited and did not accept yet, the latest first. */
export const listTeamInvitations = endpoint({
  method: 'GET',
  path: `${one}/invitations`,
  access: 'member',
  query: Paged,
  reply: z.object({ list: shapes.TeamInvitation.array(), total: z.int() }),
  shows: 'teams',
})
/** Mails a link to each address, and says what became of each. docs/rules.md R-1273. */
export const inviteToTeam = endpoint({
  method: 'POST',
  path: `${one}/invitations`,
  access: 'member',
  body: shapes.InviteInput,
  reply: z.object({ results: shapes.Invited.array() }),
  refuses: ['SUBSCRIPTION_UNCHANGEABLE', 'TEAM_INVITATIONS_FULL', 'TOO_MANY_ATTEMPTS'],
  touches: ['teams'],
})
/** Mails a new link; that of before is void. */
export const sendTeamInvitation = endpoint({
  method: 'POST',
  path: `${invitation}/send`,
  access: 'member',
  reply: nothing,
  refuses: ['TEAM_INVITATION_OVER', 'SUBSCRIPTION_UNCHANGEABLE', 'TOO_MANY_ATTEMPTS'],
  touches: ['teams'],
})
/** Its link is void. Repeating it changes nothing. */
export const withdrawTeamInvitation = endpoint({
  method: 'POST',
  path: `${invitation}/withdraw`,
  access: 'member',
  whileSuspended: 'as-always',
  reply: nothing,
  touches: ['teams'],
})
/** Frees a seat: what the person has by this team ends at once, and nothing else. Repeating it changes nothing. docs/rules.md R-1274. */
export const removeFromTeam = endpoint({
  method: 'POST',
  path: `${one}/people/:teamSeatSeq/remove`,
  access: 'member',
  whileSuspended: 'as-always',
  reply: nothing,
  touches: ['teams', 'memberships', 'enrolments', 'courses'],
})
/** The payer takes a seat. Repeating it changes nothing. */
export const takeOwnSeat = endpoint({
  method: 'POST',
  path: `${one}/own-seat`,
  access: 'member',
  reply: nothing,
  refuses: ['TEAM_FULL', 'SUBSCRIPTION_UNCHANGEABLE'],
  touches: ['teams', 'memberships', 'enrolments', 'courses'],
})
/** What so many seats cost. docs/rules.md R-1271. */
export const getSeatCost = endpoint({
  method: 'GET',
  path: `${one}/cost`,
  access: 'member',
  query: z.object({ seats: z.coerce.number().int().min(MIN_TEAM_SEATS).max(MAX_TEAM_SEATS) }),
  reply: shapes.SeatCost,
  refuses: ['SUBSCRIPTION_UNCHANGEABLE', 'MEMBERSHIP_PAUSED', 'TEAM_NOT_SOLD'],
  shows: 'teams',
})
/** Charges the rest of the period for more seats, once however often it is pressed: `seats` is how many there are then. docs/rules.md R-1271. */
export const addSeats = endpoint({
  method: 'POST',
  path: `${one}/seats`,
  access: 'member',
  featureSwitch: 'MEMBERSHIPS',
  body: z.object({
    seats: shapes.seats,
    /** What the payer agreed to pay now. */
    amount: z.int().nonnegative(),
  }),
  reply: shapes.Team,
  refuses: [
    'SUBSCRIPTION_UNCHANGEABLE',
    'MEMBERSHIP_PAUSED',
    'MEMBERSHIP_PRICE_CHANGED',
    'MEMBERSHIP_NOT_PAID',
    'TEAM_NOT_SOLD',
    'CARD_MISSING',
  ],
  touches: ['teams', 'memberships', 'orders'],
})
/** Fewer seats from the next period on, but not fewer than people; as many as now takes it back. docs/rules.md R-1272. */
export const setNextSeats = endpoint({
  method: 'POST',
  path: `${one}/next-seats`,
  access: 'member',
  body: z.object({ seats: shapes.seats }),
  reply: shapes.Team,
  refuses: ['SUBSCRIPTION_UNCHANGEABLE', 'TEAM_SEATS_TAKEN', 'TEAM_NOT_SOLD'],
  touches: ['teams', 'memberships'],
})
/** The caller gives their own seat back. Repeating it changes nothing. docs/rules.md R-1274. */
export const leaveTeam = endpoint({
  method: 'POST',
  path: `${one}/leave`,
  access: 'member',
  whileSuspended: 'as-always',
  reply: nothing,
  touches: ['teams', 'memberships', 'enrolments', 'courses'],
})
/** The team of a link. */
export const getInvitedTeam = endpoint({
  method: 'GET',
  path: `${path}/invited`,
  access: 'public',
  query: z.object({ invitationCode: shapes.invitationCode }),
  reply: shapes.InvitedTeam,
  refuses: ['TEAM_INVITATION_OVER'],
  shows: 'teams',
})
/** Takes a seat. Repeating it changes nothing. docs/rules.md R-1273. */
export const acceptTeamInvitation = endpoint({
  method: 'POST',
  path: `${path}/accept`,
  access: 'member',
  body: z.object({ invitationCode: shapes.invitationCode }),
  reply: z.object({
    membershipSeq: seq('membership'),
    /** Whether they pay for the same membership themselves, which stays. */
    hasOwn: z.boolean(),
  }),
  refuses: ['TEAM_INVITATION_OVER', 'TEAM_FULL'],
  touches: ['teams', 'memberships', 'enrolments', 'courses'],
})
/** The teams of the site, the newest first. */
export const listTeams = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/teams',
  access: 'SITE_SALES_READ',
  query: Paged.extend({
    q: z.string().trim().max(60).optional(),
    state: z.enum(joinedStates).optional(),
  }),
  reply: z.object({ list: shapes.ManagedTeam.array(), total: z.int() }),
  shows: 'teams',
})
