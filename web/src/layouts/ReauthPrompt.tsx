import { useEffect, useState, type ComponentType } from 'react'
import { useSite } from '../platform/site.tsx'

interface PendingPrompt {
  Dialog: ComponentType<{ onDone: (isProved: boolean) => void }>
  answer: (isProved: boolean) => void
}

/** Confirms the user's identity for calls that require it, then the call is sent. The dialog is fetched on demand. */
export function ReauthPrompt() {
  const { proofs } = useSite()
  const [pending, setPending] = useState<PendingPrompt | null>(null)
  useEffect(
    () =>
      proofs.offer(async () => {
        const fetched = await import('../features/people/mfa/ReauthDialog.tsx').catch(() => null)
        if (!fetched) return false
        return new Promise((answer) => setPending({ Dialog: fetched.ReauthDialog, answer }))
      }),
    [proofs],
  )
  if (!pending) return null
  function done(isProved: boolean) {
    pending?.answer(isProved)
    setPending(null)
  }
  return <pending.Dialog onDone={done} />
}
