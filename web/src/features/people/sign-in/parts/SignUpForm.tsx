import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { setSessionUser } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PhoneInput } from '../../../../ui/forms/PhoneInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { useIsTaken, useSignUp } from '../sign-in.api.ts'
import { complaintsOf, isEmail, type Complaints } from '../sign-in.rules.ts'
import { accountMessages } from '../sign-in.messages.ts'
import { agreedKinds, Agreements, hasAgreed, nothingAgreed } from '../Agreements.tsx'
import { NewPassword } from '../NewPassword.tsx'
import { splitCss } from '../SplitLayout.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'

const empty = { email: '', name: '', password: '', again: '', phone: '' }

interface SignUpFormProps {
  /** Receives the unverified mail address of the new account. */
  onDone: (email: string) => void
  /** Whom an invitation invites: filled in, and may be changed. */
  invited?: { email: string; name: string; phone: string } | null
}
/** Creates an account. */
export function SignUpForm({ onDone, invited = null }: SignUpFormProps) {
  const t = useMessages(accountMessages)
  const site = useSite()
  const isTaken = useIsTaken()
  const { run, isRunning } = useSignUp()
  const [form, setForm] = useState({ ...empty, ...invited })
  const [agreed, setAgreed] = useState(nothingAgreed)
  const [complaints, setComplaints] = useState<Complaints>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [taken, setTaken] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const set = (field: keyof typeof empty) => (value: string) => setForm({ ...form, [field]: value })
  const errorOf = (field: keyof typeof empty) => {
    const complaint = complaints[field]
    return complaint && t(complaint)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = complaintsOf(form)
    setComplaints(found)
    setPressed(true)
    setProblem(null)
    if (Object.keys(found).length > 0 || !hasAgreed(agreed)) return
    const { again: _, ...account } = form
    const { channel } = site
    const scope = channel ? { channelSeq: channel.channelSeq } : { initPlan: true }
    try {
      const { user } = await run({ body: { ...account, ...scope, agreements: agreedKinds(agreed) } })
      onDone(user.email)
      await setSessionUser(site, user)
    } catch (error) {
      if (isRefusal(error, 'EMAIL_TAKEN')) setTaken(true)
      setProblem(messageOf(error, t('failed')))
    }
  }
  const lookUpInvited = useEffectEvent(() => {
    if (invited) void isTaken(invited.email).then(setTaken)
  })
  useEffect(() => lookUpInvited(), [])
  const emailError = taken ? t('taken') : errorOf('email')
  return (
    <Form className={splitCss['form']} onSubmit={(event) => void submit(event)}>
      {invited && <Notice>{t('invited')}</Notice>}
      <TextInput
        label={t('name')}
        autoComplete="name"
        value={form.name}
        onChange={set('name')}
        error={errorOf('name')}
        minLength={2}
        maxLength={60}
        required
      />
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(email) => {
          setTaken(false)
          set('email')(email)
        }}
        onBlur={() => void (isEmail(form.email) && isTaken(form.email).then(setTaken))}
        error={emailError}
      />
      <NewPassword
        label={t('password')}
        value={form.password}
        onChange={set('password')}
        again={form.again}
        onAgain={set('again')}
        error={errorOf('password')}
        againError={errorOf('again')}
      />
      <PhoneInput
        label={t('phone')}
        optionalLabel={t('optional')}
        value={form.phone}
        onChange={set('phone')}
        error={errorOf('phone')}
      />
      <Agreements
        value={agreed}
        onChange={setAgreed}
        error={isPressed && !hasAgreed(agreed) ? t('agreeNeeded') : undefined}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" size="lg" wide loading={isRunning}>
        {site.channel ? t('signUp') : t('startTitle')}
      </Button>
    </Form>
  )
}
