import { useEffect, useEffectEvent, useState } from 'react'

interface Answered<Reply> {
  data: Reply | null
  error: unknown
}
/** Fetches anew for each component and never caches: the result for one session is wrong for the next. */
export function useOnce<Reply>(ask: () => Promise<Reply>): Answered<Reply> {
  const [answered, setAnswered] = useState<Answered<Reply>>({ data: null, error: null })
  const askNow = useEffectEvent((isHere: () => boolean) => {
    ask().then(
      (data) => isHere() && setAnswered({ data, error: null }),
      (error: unknown) => isHere() && setAnswered({ data: null, error }),
    )
  })
  useEffect(() => {
    let isShown = true
    askNow(() => isShown)
    return () => {
      isShown = false
    }
  }, [])
  return answered
}
