interface Event {
  inviteEventYn: 'Y' | 'N'
  canSendInviteEventYn: 'Y' | 'N'
}
interface Sender {
  isMember: boolean
  isAttending: boolean
}
/**
 * Learners may invite friends into their course while its staff allow it; other members where staff allow that too. docs/rules.md
 *
 */
export const mayInvite = (
  { inviteEventYn, canSendInviteEventYn }: Event,
  { isMember, isAttending }: Sender,
) => inviteEventYn === 'Y' && isMember && (isAttending || canSendInviteEventYn === 'Y')
