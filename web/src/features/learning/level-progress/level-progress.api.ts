import * as api from 'contract/learning/level-progress/api'
import type { Output } from 'contract/http/endpoint'
import type { UserSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type MyLevel = NonNullable<Output<typeof api.getMyLevel>>
export type Progress = MyLevel['progress']
export type Change = NonNullable<Output<typeof api.getMemberLevel>>['changes'][number]

export const useMyLevel = () => useEndpoint(api.getMyLevel, {})
export const useMemberLevel = (userSeq: UserSeq) => useEndpoint(api.getMemberLevel, { userSeq })
export const useGiveLevel = (userSeq: UserSeq) => useCommand(api.giveLevel, { userSeq })
export const useRevokeLevel = (userSeq: UserSeq) => useCommand(api.revokeLevel, { userSeq })
