import { IconFingerprint } from '@tabler/icons-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { PasskeyQuestion, ReauthMethod } from 'contract/people/mfa/schemas'
import type { prove } from 'contract/people/sign-in/reauthentication.api'
import type { Input } from 'contract/http/endpoint'
import type { z } from 'zod'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { CodeInput } from '../../../../ui/forms/CodeInput.tsx'
import { PasswordInput } from '../../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { knowsPasskeys, showPasskey } from '../passkey.ts'
import { stepMessages } from '../step.messages.ts'
import css from './ReauthForm.module.css'
import { Form } from '../../../../ui/forms/Form.tsx'

export type ReauthAnswer = Input<typeof prove>['body']['proof']
export const isSecond = (given: ReauthAnswer) => given.way !== 'PASSWORD' && given.way !== 'MAIL'

interface ReauthFormProps {
  ways: readonly ReauthMethod[]
  email?: string
  askPasskey: () => Promise<z.input<typeof PasskeyQuestion>>
  /** Rejects with the server's refusal. */
  onGiven: (given: ReauthAnswer) => Promise<void>
  /** Content above the button. */
  children?: ReactNode
}

/** Prompts for one of several methods; buttons switch to the others. */
export function ReauthForm({ ways, email = '', askPasskey, onGiven, children }: ReauthFormProps) {
  const t = useMessages(stepMessages)
  const usable = ways.filter((way) => way !== 'PASSKEY' || knowsPasskeys())
  const [chosen, setWay] = useState<ReauthMethod | null>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const way = chosen ?? usable[0]
  if (!way) return <Notice tone="error">{t('nothingHere')}</Notice>

  function change(next: ReauthMethod) {
    setWay(next)
    setTyped('')
    setProblem(null)
  }
  async function attempt(text: string) {
    if (isRunning || !way) return
    setProblem(null)
    if (way !== 'PASSKEY' && text.trim() === '') return setProblem(t('required'))
    setRunning(true)
    try {
      const given = await givenOf(way, text, askPasskey)
      if (given) return await onGiven(given)
      setProblem(t('noPasskey'))
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
      setTyped('')
    } finally {
      setRunning(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(typed)
  }
  return (
    <Form className={css.form} onSubmit={submit}>
      <p className={css.lead}>{t(`${way}.lead`, { email })}</p>
      <div key={way} ref={focusFirst}>
        <MethodField way={way} value={typed} onChange={setTyped} onDone={(code) => void attempt(code)} />
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {children}
      <Button
        type="submit"
        size="lg"
        wide
        loading={isRunning}
        icon={way === 'PASSKEY' && <IconFingerprint size={20} aria-hidden />}
      >
        {t(way === 'PASSKEY' ? 'byPasskey' : 'confirm')}
      </Button>
      {usable.length > 1 && (
        <div className={css.others}>
          {usable.map(
            (other) =>
              other !== way &&
              other !== 'PASSWORD' &&
              other !== 'MAIL' && (
                <LinkButton key={other} underline disabled={isRunning} onPress={() => change(other)}>
                  {t(`${other}.other`)}
                </LinkButton>
              ),
          )}
        </div>
      )}
    </Form>
  )
}

/** Focuses the first field. */
const focusFirst = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus()

/** Null if the user cancelled the prompt of their device. */
async function givenOf(
  way: ReauthMethod,
  typed: string,
  askPasskey: ReauthFormProps['askPasskey'],
): Promise<ReauthAnswer | null> {
  if (way === 'PASSWORD') return { way, password: typed }
  if (way !== 'PASSKEY') return { way, code: typed }
  const credential = await showPasskey(await askPasskey())
  return credential && { way, credential }
}

interface MethodFieldProps {
  way: ReauthMethod
  value: string
  onChange: (typed: string) => void
  onDone: (code: string) => void
}
function MethodField({ way, value, onChange, onDone }: MethodFieldProps) {
  const t = useMessages(stepMessages)
  switch (way) {
    case 'PASSKEY':
      return null
    case 'TOTP':
    case 'MAIL':
      return (
        <CodeInput
          label={t(`${way}.label`)}
          masked={false}
          value={value}
          onChange={onChange}
          onDone={onDone}
        />
      )
    case 'RECOVERY':
      return (
        <TextInput
          label={t('RECOVERY.label')}
          placeholder="XXXXX-XXXXX"
          autoComplete="off"
          value={value}
          onChange={onChange}
          maxLength={40}
          focusOnOpen
        />
      )
    case 'PASSWORD':
      return (
        <PasswordInput
          label={t('PASSWORD.label')}
          autoComplete="current-password"
          showLabel={t('show')}
          coverLabel={t('cover')}
          value={value}
          onChange={onChange}
        />
      )
  }
}
