import { lazy, Suspense, useEffect, useState } from 'react'
import { isRefusal } from './call.ts'

const RefusalAlert = lazy(() => import('./RefusalAlert.tsx').then((m) => ({ default: m.RefusalAlert })))

/** Says what the server refused where no screen says it. What somebody cancelled is no failure and stays silent. */
export function ServerAlert() {
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    const hear = (event: PromiseRejectionEvent) => {
      const failure: unknown = event.reason
      if (!isRefusal(failure)) return
      event.preventDefault()
      setMessage(failure.message)
    }
    window.addEventListener('unhandledrejection', hear)
    return () => window.removeEventListener('unhandledrejection', hear)
  }, [])
  if (message === null) return null
  return (
    <Suspense fallback={null}>
      <RefusalAlert message={message} onClose={() => setMessage(null)} />
    </Suspense>
  )
}
