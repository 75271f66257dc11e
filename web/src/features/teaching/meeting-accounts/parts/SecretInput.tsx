import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PasswordInput } from '../../../../ui/forms/PasswordInput.tsx'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'

interface SecretInputProps {
  /** Its name at the service. */
  label: string
  value: string
  onChange: (text: string) => void
  hint?: string | undefined
  error?: string | undefined
}
/** A secret that is written and never shown again. */
export function SecretInput({ label, ...props }: SecretInputProps) {
  const t = useMessages(meetingAccountMessages)
  return (
    <PasswordInput
      {...props}
      label={label}
      autoComplete="new-password"
      showLabel={t('show', { key: label })}
      coverLabel={t('cover', { key: label })}
    />
  )
}
