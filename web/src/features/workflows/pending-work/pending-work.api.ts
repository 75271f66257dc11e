import { listPendingWork } from 'contract/workflows/pending-work/api'
import type { PendingKind } from 'contract/workflows/pending-work/pending-work.rules'
import { useEndpoint } from '../../../platform/endpoint.ts'

/** Not everything that ends the waiting notifies this person: what other staff decided is read again. */
const EVERY_MS = 120_000

/** How much waits of each kind; empty until it is known. */
export function usePendingWork(enabled = true): ReadonlyMap<PendingKind, number> {
  const { data } = useEndpoint(listPendingWork, {}, { enabled, every: EVERY_MS })
  return new Map(data?.list.map(({ kind, count }) => [kind, count]))
}
