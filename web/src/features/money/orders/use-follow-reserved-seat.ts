import { useEffect, useEffectEvent } from 'react'
import { makeStale } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

const EVERY_MS = 15_000

/** Follows a held seat: it may be paid in another tab, and its time may end. Either changes the seats of the class. */
export function useFollowReservedSeat(isReserved: boolean) {
  const site = useSite()
  const follow = useEffectEvent(() => void makeStale(site, ['enrolments']))
  const end = useEffectEvent(() => void makeStale(site, ['courses']))
  useEffect(() => {
    if (!isReserved) return
    const timer = setInterval(() => follow(), EVERY_MS)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [isReserved])
}
