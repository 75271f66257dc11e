import { getMember } from 'contract/views/member-profile/api'
import type { UserSeq } from 'contract/values/ids'
import { useEndpoint } from '../../../platform/endpoint.ts'

export const useMember = (userSeq: UserSeq) => useEndpoint(getMember, { userSeq })
