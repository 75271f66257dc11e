import { useState } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { PasskeyWay } from './parts/PasskeyWay.tsx'
import { knowsPasskeys } from './passkey.ts'
import { secondFactorMessages } from './mfa.messages.ts'

/** One more passkey for this host, beside a second factor that is there. */
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
