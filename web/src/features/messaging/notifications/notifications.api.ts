import { listAlarms, readAlarms } from 'contract/messaging/notifications/api'
import type { Alarm } from 'contract/messaging/notifications/schemas'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'

const PAGE = 20
/** The number of unread notifications. */
export const useBadge = (enabled: boolean) => useEndpoint(listAlarms, { query: { limit: 1 } }, { enabled })

/** The query for notifications older than the last one of the page, while pages are full. */
function olderThan({ list }: { list: Alarm[] }) {
  const last = list.at(-1)
  return list.length === PAGE && last ? { minSeq: last.alarmSeq } : null
}
export function useAlarms(enabled: boolean) {
  const pages = usePagedEndpoint(listAlarms, {}, { next: olderThan, enabled })
  return { ...pages, alarms: pages.all.flatMap(({ list }) => list), readSeq: pages.first?.alarmReadSeq ?? 0 }
}
export const useReadAlarms = () => useCommand(readAlarms, {})
