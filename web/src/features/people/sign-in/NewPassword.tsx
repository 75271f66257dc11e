import { passwordRules, strangersIn, type PasswordRule } from 'contract/values/passwords'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { accountMessages } from './sign-in.messages.ts'

interface NewPasswordProps {
  label: string
  value: string
  onChange: (password: string) => void
  again: string
  onAgain: (password: string) => void
  error?: string | undefined
  againError?: string | undefined
}

/** A new password, typed twice, with its rules as ticks while typing. */
export function NewPassword({ label, value, onChange, again, onAgain, error, againError }: NewPasswordProps) {
  const t = useMessages(accountMessages)
  const labels: Record<PasswordRule, string> = {
    length: t('ruleLength'),
    letter: t('ruleLetter'),
    digit: t('ruleDigit'),
    special: t('ruleSpecial'),
  }
  const order: PasswordRule[] = ['length', 'letter', 'digit', 'special']
  const rules = order.map((rule) => ({ label: labels[rule], ok: value !== '' && passwordRules[rule](value) }))
  const isVisible = strangersIn(value) === ''
  const cover = { showLabel: t('show'), coverLabel: t('cover'), autoComplete: 'new-password' as const }
  return (
    <>
      <PasswordInput
        {...cover}
        label={label}
        value={value}
        onChange={onChange}
        rules={rules}
        rulesLabel={t('rules')}
        error={isVisible ? error : t('strangers')}
      />
      <PasswordInput
        {...cover}
        label={t('passwordAgain')}
        value={again}
        onChange={onAgain}
        error={againError}
      />
    </>
  )
}
