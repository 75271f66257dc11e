interface Event {
  inviteEventYn: 'Y' | 'N'
  canSendInviteEventYn: 'Y' | 'N'
}
interface Sender {
  isMember: boolean
  isAttending: boolean
}
/** Learners of a class may invite into it while its staff want that, other members where they say so. docs/rules.md R-369. */
export const mayInvite = (
  { inviteEventYn, canSendInviteEventYn }: Event,
  { isMember, isAttending }: Sender,
) => inviteEventYn === 'Y' && isMember && (isAttending || canSendInviteEventYn === 'Y')
