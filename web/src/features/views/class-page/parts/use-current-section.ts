import { useEffect, useState } from 'react'

/** Below the header and the row of tabs: what has passed this line is being read. Pixels. */
const READING_LINE = 140

/** The id of the section that is being read. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0] ?? '')
  useEffect(() => {
    const look = () => setCurrent(isAtEnd() ? (ids.at(-1) ?? '') : (ids.findLast(hasPassed) ?? ids[0] ?? ''))
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])
  return current
}

const hasPassed = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top
  return top !== undefined && top <= READING_LINE
}
/** The last section may be too short to reach the line. */
const isAtEnd = () =>
  window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
