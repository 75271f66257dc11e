import { MemberSheet } from '../features/views/member-profile/MemberSheet.tsx'
import { MembersScreen } from '../features/people/members/MembersScreen.tsx'

export const MembersPage = () => <MembersScreen Profile={MemberSheet} />
