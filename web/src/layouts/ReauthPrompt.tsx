import { useEffect, useState, type ComponentType } from 'react'
import { useSite } from '../platform/site.tsx'

interface Asked {
  Dialog: ComponentType<{ onDone: (isProved: boolean) => void }>
  answer: (isProved: boolean) => void
}

/** Where a call asks for a proof of who it is: the dialog is fetched when it is needed, and the call goes on after it. */
export function ProofAsked() {
  const { proofs } = useSite()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      proofs.offer(async () => {
        const fetched = await import('../features/people/mfa/ReauthDialog.tsx').catch(() => null)
        if (!fetched) return false
        return new Promise((answer) => setAsked({ Dialog: fetched.ProofDialog, answer }))
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
