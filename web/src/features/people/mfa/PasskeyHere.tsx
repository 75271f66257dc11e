import { useState } from 'react'
import { useWords } from '../../../platform/words/use-words.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { PasskeyWay } from './parts/PasskeyWay.tsx'
import { knowsPasskeys } from './passkey.ts'
import { secondFactorWords } from './mfa.messages.ts'

/** One more passkey for this host, beside a second factor that is there. */
export function PasskeyHere({ lead }: { lead: string }) {
  const t = useWords(secondFactorWords)
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
