import * as api from 'contract/learning/points/api'
import type { pointKinds } from 'contract/learning/points/points.rules'
import type { PointEntry } from 'contract/learning/points/schemas'
import type { Output } from 'contract/http/endpoint'
import type { UserSeq } from 'contract/values/ids'
import { useCommand, usePagedEndpoint } from '../../../platform/endpoint.ts'

export type Kind = (typeof pointKinds)[number] | 'ALL'
export type Entry = PointEntry

const LIMIT = 20
type Page = Output<typeof api.listMyPoints>
const queryOf = (kind: Kind) => ({ limit: LIMIT, ...(kind !== 'ALL' && { kind }) })
const after = (kind: Kind) => ({
  next: ({ list }: Page) => {
    const last = list.at(-1)
    return list.length === LIMIT && last ? { ...queryOf(kind), minSeq: last.entrySeq } : null
  },
})

export const useMyPoints = (kind: Kind) =>
  usePagedEndpoint(api.listMyPoints, { query: queryOf(kind) }, after(kind))
export const useMemberPoints = (userSeq: UserSeq) =>
  usePagedEndpoint(api.listMemberPoints, { userSeq, query: queryOf('ALL') }, after('ALL'))

export const useChangePoints = (userSeq: UserSeq) => useCommand(api.changeMemberPoints, { userSeq })
/** `link()` gives the address of the spreadsheet of the whole ledger of a member. */
export function usePointSpreadsheet(userSeq: UserSeq) {
  const { run, isRunning } = useCommand(api.downloadMemberPoints, { userSeq })
  return { link: () => run({}), isRunning }
}
