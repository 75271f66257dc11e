import { useState } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { PasskeyWay } from './parts/PasskeyWay.tsx'
import { knowsPasskeys } from './passkey.ts'
import { secondFactorMessages } from './mfa.messages.ts'

/** Adds a passkey for this host to an account that has a second factor. */
export function PasskeyHere({ lead }: { lead: string }) {
  const t = useMessages(secondFactorMessages)
  const [isDone, setDone] = useState(false)
  if (isDone || !knowsPasskeys()) return null
  return (
    <PasskeyWay
      text={lead}
      isFirst={false}
      onAdded={() => {
        setDone(true)
        toast({ text: t('added'), tone: 'ok' })
      }}
    />
  )
}
