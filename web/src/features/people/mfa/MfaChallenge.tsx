import { useState } from 'react'
import { askPasskeyStep, getSecondStep, takeSecondStep } from 'contract/people/sign-in/reauthentication.api'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import type { User } from '../../../platform/session-store.ts'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { ReauthForm, isSecond, type ReauthAnswer } from './parts/ReauthForm.tsx'
import css from './parts/ReauthForm.module.css'
import { stepMessages } from './step.messages.ts'
import { useOnce } from './use-once.ts'

interface SecondStepProps {
  onDone: (user: User) => Promise<void>
  /** Returns to the first step. */
  onRestart: () => void
}

/** Asks for the second factor after the correct password. */
export function SecondStep({ onDone, onRestart }: SecondStepProps) {
  const t = useMessages(stepMessages)
  const { call } = useSite()
  const { data, error } = useOnce(() => call(getSecondStep, {}))
  const [isTrusted, setTrusted] = useState(false)
  const [ended, setEnded] = useState<string | null>(null)

  async function take(given: ReauthAnswer) {
    if (!isSecond(given)) return
    try {
      const { user } = await call(takeSecondStep, { body: { proof: given, isTrusted } })
      await onDone(user)
    } catch (refusal) {
      if (!isRefusal(refusal, 'SECOND_STEP_ENDED')) throw refusal
      setEnded(refusal.message)
    }
  }
  const problem = ended ?? (error === null ? null : messageOf(error, t('failed')))
  if (problem !== null) {
    return (
      <div className={css.form}>
        <Notice tone="error">{problem}</Notice>
        <Button size="lg" wide onPress={onRestart}>
          {t('restart')}
        </Button>
      </div>
    )
  }
  if (!data) return <SkeletonText lines={4} />
  return (
    <ReauthForm ways={data.ways} askPasskey={() => call(askPasskeyStep, {})} onGiven={take}>
      <Checkbox label={t('trust')} hint={t('trustHint')} checked={isTrusted} onChange={setTrusted} />
    </ReauthForm>
  )
}
