import { listMyCourses } from 'contract/views/my-classes/api'
import type { MyCourse } from 'contract/views/my-classes/schemas'
import { useEndpoint } from '../../../platform/endpoint.ts'

export const useMyCourses = () => useEndpoint(listMyCourses, {})

export const tabs = ['now', 'waiting', 'over'] as const
export type TabKey = (typeof tabs)[number]

/** The tab of a class: a class with expired access is past although its enrolment is approved. */
export function tabOf({ state, validAt }: Pick<MyCourse, 'state' | 'validAt'>, now: Date): TabKey {
  if (state === 'PENDING_PAYMENT' || state === 'WAITING') return 'waiting'
  if (state !== 'APPROVED') return 'over'
  return validAt !== null && new Date(validAt) <= now ? 'over' : 'now'
}
