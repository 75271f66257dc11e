import { addPasskey, beginPasskey } from 'contract/people/mfa/api'
import { useState } from 'react'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useCommand } from '../../../../platform/endpoint.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { deviceName, makePasskey } from '../passkey.ts'
import { secondFactorMessages } from '../mfa.messages.ts'
import { Way } from './Way.tsx'

/** Adds a passkey: the device prompts for a fingerprint, a face or its lock. */
export function PasskeyWay({
  text,
  isFirst,
  onAdded,
}: {
  text: string
  isFirst: boolean
  onAdded: (codes: string[] | null) => void
}) {
  const t = useMessages(secondFactorMessages)
  const beginning = useCommand(beginPasskey, {})
  const adding = useCommand(addPasskey, {})
  const [problem, setProblem] = useState<string | null>(null)
  async function make() {
    setProblem(null)
    try {
      const credential = await makePasskey(await beginning.run({}))
      if (!credential) return setProblem(t('passkeyCancelled'))
      const name = deviceName(navigator.userAgent) ?? t('kind.PASSKEY')
      const { recoveryCodes } = await adding.run({ body: { credential, name } })
      onAdded(recoveryCodes)
    } catch (error) {
      // Closing the dialog that confirms the identity cancels the action.
      if (!isProofMissing(error)) setProblem(messageOf(error, t('failed')))
    }
  }
  return (
    <>
      <Way icon="key" text={text}>
        <Button
          variant={isFirst ? 'primary' : 'outline'}
          loading={beginning.isRunning || adding.isRunning}
          onPress={() => void make()}
        >
          {t('addPasskey')}
        </Button>
      </Way>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  )
}
