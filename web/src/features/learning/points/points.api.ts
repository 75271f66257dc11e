import * as promised from 'contract/learning/points/api'
import * as promisedPointsSchemas from 'contract/learning/points/schemas'
import type { Output } from 'contract/http/endpoint'
import type { UserSeq } from 'contract/values/ids'
import { useCommand, usePagedEndpoint } from '../../../platform/endpoint.ts'

export type Kind = (typeof promisedPointsSchemas.pointKinds)[number] | 'ALL'
export type Entry = promisedPointsSchemas.PointEntry

const LIMIT = 20
type Page = Output<typeof promised.listMyPoints>
const asked = (kind: Kind) => ({ limit: LIMIT, ...(kind !== 'ALL' && { kind }) })
const after = (kind: Kind) => ({
  next: ({ list }: Page) => {
    const last = list.at(-1)
    return list.length === LIMIT && last ? { ...asked(kind), minSeq: last.entrySeq } : null
  },
})

export const useMyPoints = (kind: Kind) =>
  usePagedEndpoint(promised.listMyPoints, { query: asked(kind) }, after(kind))
export const useMemberPoints = (userSeq: UserSeq) =>
  usePagedEndpoint(promised.listMemberPoints, { userSeq, query: asked('ALL') }, after('ALL'))

export const useChangePoints = (userSeq: UserSeq) => useCommand(promised.changeMemberPoints, { userSeq })
