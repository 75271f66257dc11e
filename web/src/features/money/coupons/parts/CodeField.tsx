import { useState } from 'react'
import type { CouponIssueSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useRegisterCoupon } from '../coupons.api.ts'
import { couponMessages } from '../coupons.messages.ts'
import css from './CodeField.module.css'

interface CodeFieldProps {
  onRegistered?: (couponIssueSeq: CouponIssueSeq) => void
}

/** Types a code; what is wrong with it stands under the field. */
export function CodeField({ onRegistered }: CodeFieldProps) {
  const t = useMessages(couponMessages)
  const register = useRegisterCoupon()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  function submit() {
    if (code.trim() === '') return setProblem(t('codeNeeded'))
    register.run({ body: { code } }).then(
      ({ couponIssueSeq }) => {
        setCode('')
        setProblem(undefined)
        toast({ text: t('registered'), tone: 'ok' })
        onRegistered?.(couponIssueSeq)
      },
      (error: unknown) => setProblem(messageOf(error, t('loadFailed'))),
    )
  }
  return (
    <div className={css.row}>
      <TextInput
        label={t('code')}
        hideLabel
        placeholder={t('codePlaceholder')}
        value={code}
        onChange={(text) => {
          setCode(text)
          setProblem(undefined)
        }}
        onEnter={submit}
        maxLength={40}
        autoComplete="off"
        error={problem}
      />
      <Button loading={register.isRunning} onPress={submit}>
        {t('register')}
      </Button>
    </div>
  )
}
