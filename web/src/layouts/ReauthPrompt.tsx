import { useEffect, useState, type ComponentType } from 'react'
import { useSite } from '../platform/site.tsx'

interface PendingPrompt {
  Dialog: ComponentType<{ onDone: (isProved: boolean) => void }>
  answer: (isProved: boolean) => void
}

/** Confirms the user's identity for calls that require it, then the call is sent. The dialog is fetched on demand. */
export function ReauthPrompt() {
  const { proofs } = useSite()
  const [asked, setAsked] = useState<PendingPrompt | null>(null)
  useEffect(
    () =>
      proofs.offer(async () => {
        const fetched = await import('../features/people/mfa/ReauthDialog.tsx').catch(() => null)
        if (!fetched) return false
        return new Promise((answer) => setAsked({ Dialog: fetched.ReauthDialog, answer }))
      }),
    [proofs],
  )
  if (!asked) return null
  function done(isProved: boolean) {
    asked?.answer(isProved)
    setAsked(null)
  }
  return <asked.Dialog onDone={done} />
}
