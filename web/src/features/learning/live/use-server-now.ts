import { useEffect, useState } from 'react'
import { now } from '../../../platform/clock.ts'

const TICK = 300
interface Answer {
  data: { now: string } | undefined
  dataUpdatedAt: number
}

/** The server's clock, advanced from its last response; it stops while the tab is hidden. */
export function useServerNow({ data, dataUpdatedAt }: Answer) {
  const [here, setHere] = useState(() => now().getTime())
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setHere(now().getTime()), TICK)
    return () => clearInterval(timer)
  }, [])
  const ahead = data ? new Date(data.now).getTime() - dataUpdatedAt : 0
  return new Date(Math.max(here, dataUpdatedAt) + ahead)
}
