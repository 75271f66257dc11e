import { hashOf } from '../../../platform/auth/tokens.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'
import { membershipsFixture } from '../memberships/memberships.fixture.ts'

/** A team of the owner, who has a seat in it, and an invitation that waits. */
export const teamsFixture = fixture({
  after: [membershipsFixture],
  async add(world) {
    const { add, channelSeq, ownerSeq } = world
    const of = ofSite(world)
    const [{ membership_seq } = {}] = await add.all<{ membership_seq: number }>(
      'select max(membership_seq) as membership_seq from memberships where channel_seq = $1',
      [channelSeq],
    )
    const { subscription_seq } = await add.row<{ subscription_seq: number }>('subscriptions', {
      ...of,
      product: `${MARK}-team`,
      title: MARK,
      price: 29_700,
      seats: 3,
      currency: 'KRW',
      term_months: 1,
      member_user_seq: ownerSeq,
      state: 'ACTIVE',
      anchor_day: 21,
      period_start: '2026-11-21',
      period_end: '2026-12-21',
      next_charge_at: new Date('2026-12-20T15:00:00Z'),
      started_at: noon,
    })
    const team = { ...of, subscription_seq }
    await add.row('membership_subscriptions', {
      ...team,
      membership_seq,
      user_seq: ownerSeq,
      consented_at: noon,
      is_team: true,
    })
    const { team_seat_seq: teamSeatSeq } = await add.row<{ team_seat_seq: number }>('membership_team_seats', {
      ...team,
      user_seq: ownerSeq,
      taken_at: noon,
    })
    const { team_invitation_seq: teamInvitationSeq } = await add.row<{ team_invitation_seq: number }>(
      'membership_team_invitations',
      {
        ...team,
        email: `${MARK}-team@example.com`,
        token_hash: hashOf(MARK),
        sent_at: noon,
        expires_at: new Date('2999-01-01T00:00:00Z'),
      },
    )
    return { teamSeatSeq, teamInvitationSeq, invitationCode: MARK }
  },
})
