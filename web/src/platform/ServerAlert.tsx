import { useEffect, useState, type ComponentType } from 'react'
import { isRefusal } from './call.ts'
import type { RefusalAlertProps } from './RefusalAlert.tsx'

interface Said {
  Alert: ComponentType<RefusalAlertProps>
  message: string
}

/** Shows the refusals of the server that no screen handles. An action that the user cancelled shows nothing. */
export function ServerAlert() {
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      const failure: unknown = event.reason
      if (!isRefusal(failure)) return
      event.preventDefault()
      const { message } = failure
      // Rarely needed, so it is fetched on demand.
      void import('./RefusalAlert.tsx').then((m) => setSaid({ Alert: m.RefusalAlert, message }))
    }
    window.addEventListener('unhandledrejection', onRejection)
    return () => window.removeEventListener('unhandledrejection', onRejection)
  }, [])
  return said && <said.Alert message={said.message} onClose={() => setSaid(null)} />
}
