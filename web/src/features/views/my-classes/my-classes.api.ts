import { listMyCourses } from 'contract/views/my-classes/api'
import { type MyCourse } from 'contract/views/my-classes/schemas'
import { useEndpoint } from '../../../platform/endpoint.ts'

export const useMyCourses = () => useEndpoint(listMyCourses, {})

export const tabs = ['now', 'waiting', 'over'] as const
export type TabKey = (typeof tabs)[number]

/** The tab of a class: expired access is over although the enrolment was approved. */
export function tabOf({ state, validAt }: Pick<MyCourse, 'state' | 'validAt'>, now: Date): TabKey {
  if (state === 'PENDING_PAYMENT' || state === 'WAITING') return 'waiting'
  if (state !== 'APPROVED') return 'over'
  return validAt !== null && new Date(validAt) <= now ? 'over' : 'now'
}
