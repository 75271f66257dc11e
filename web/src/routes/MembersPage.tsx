import { MemberSheet } from '../features/members/parts/MemberSheet.tsx'
import { MembersScreen } from '../features/members/MembersScreen.tsx'

export const MembersPage = () => <MembersScreen Profile={MemberSheet} />
