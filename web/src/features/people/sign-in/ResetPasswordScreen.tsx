import { useState, type FormEvent } from 'react'
import { useParams } from 'react-router'
import { isAccountPassword } from 'contract/values/passwords'
import { useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useResetLink, useResetPassword } from './sign-in.api.ts'
import { accountMessages } from './sign-in.messages.ts'
import { NewPassword } from './NewPassword.tsx'
import { Split, splitCss } from './SplitLayout.tsx'
import { Form } from '../../../ui/forms/Form.tsx'

/** Opened from a mail: sets a new password, once per link. */
export function ResetPasswordScreen() {
  const t = useMessages(accountMessages)
  const { code = '' } = useParams()
  const link = useResetLink(code)
  if (link.isLoading)
    return (
      <Split title={t('newPasswordTitle')}>
        <Head title={t('resetTitle')} isPrivate />
        <SkeletonText lines={4} />
      </Split>
    )
  return (
    <Split
      title={link.data?.isValid ? t('newPasswordTitle') : t('linkDead')}
      lead={link.data?.isValid ? undefined : t('linkDeadText')}
    >
      <Head title={t('resetTitle')} isPrivate />
      {link.data?.isValid ? (
        <ResetForm code={code} />
      ) : (
        <Button href="/login" size="lg" wide>
          {t('toLogin')}
        </Button>
      )}
    </Split>
  )
}

function ResetForm({ code }: { code: string }) {
  const t = useMessages(accountMessages)
  const go = useGo()
  const { run, isRunning } = useResetPassword()
  const [form, setForm] = useState({ password: '', again: '' })
  const [isPressed, setPressed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isBad = !isAccountPassword(form.password)
  const isOther = form.again !== form.password

  async function submit(event: FormEvent) {
    event.preventDefault()
    setPressed(true)
    if (isBad || isOther) return
    try {
      await run({ body: { code, password: form.password } })
      toast({ text: t('passwordChanged'), tone: 'ok' })
      go('/login', { replace: true })
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
    }
  }
  return (
    <Form className={splitCss['form']} onSubmit={(event) => void submit(event)}>
      <NewPassword
        label={t('newPassword')}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
        again={form.again}
        onAgain={(again) => setForm({ ...form, again })}
        error={isPressed && isBad ? t('badPassword') : undefined}
        againError={isPressed && isOther ? t('notSame') : undefined}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" size="lg" wide loading={isRunning}>
        {t('newPasswordSave')}
      </Button>
    </Form>
  )
}
