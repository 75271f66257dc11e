import { useState } from 'react'
import { getDashboard, getGuide } from 'contract/growth/statistics/api'
import type { DateFilter } from 'contract/growth/statistics/statistics.rules'
import type { Output } from 'contract/http/endpoint'
import { now } from '../../../platform/clock.ts'
import { makeStale, useEndpoint } from '../../../platform/endpoint.ts'
import { useRealtime } from '../../../platform/realtime.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { figuresOf } from './period.ts'

export type Dashboard = Output<typeof getDashboard>

/** The figures of a period; refetched after every purchase and refund. */
export function useDashboard(period: DateFilter, isHourly: boolean) {
  const site = useSite()
  useRealtime('sales', () => void makeStale(site, ['statistics']))
  return useEndpoint(getDashboard, { query: figuresOf(period, isHourly, now()) }, { keep: true })
}

export type GuideStep = Output<typeof getGuide>['todoList'][number]
export const useGuide = () => useEndpoint(getGuide, {})

/** A little less than ten hours: hidden in the morning, back the next one. */
const HIDDEN_MS = 34_560_000

/** Whether the owner closed the guide in this browser. */
export function useGuideHidden() {
  const { channelSeq } = useChannel()
  const name = `guide-hidden-${channelSeq}`
  const [isHidden, setHidden] = useState(() => {
    const since = Number(localStorage.getItem(name) ?? 0)
    return now().getTime() - since < HIDDEN_MS
  })
  const hide = () => {
    localStorage.setItem(name, String(now().getTime()))
    setHidden(true)
  }
  return { isHidden, hide }
}
