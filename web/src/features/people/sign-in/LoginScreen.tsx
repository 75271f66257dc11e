import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, joinPath, loginPath, readNext, useGo } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import type { User } from '../../../platform/session-store.ts'
import { setSessionUser, useSession } from '../../../platform/session.tsx'
import { useSite, type Site } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { useLogin } from './sign-in.api.ts'
import { isEmail } from './sign-in.rules.ts'
import { accountMessages } from './sign-in.messages.ts'
import { ResetDialog } from './parts/ResetDialog.tsx'
import { SocialButtons } from './parts/SocialButtons.tsx'
import { SocialDialogs } from './parts/SocialDialogs.tsx'
import { Split, splitCss } from './SplitLayout.tsx'
import { useSocial } from './use-social.ts'
import { Form } from '../../../ui/forms/Form.tsx'

const SecondStep = lazy(() => import('../mfa/MfaChallenge.tsx').then((m) => ({ default: m.SecondStep })))

/** Sign-in to a site or the platform, with the second step if the account requires one. */
export function LoginScreen() {
  const t = useMessages(accountMessages)
  const site = useSite()
  const go = useGo()
  const { state } = useSession()
  const [params] = useSearchParams()
  const { next, siteJoin } = readNext(params)
  const [isWaiting, setWaiting] = useState(false)
  async function enter(user: User) {
    await setSessionUser(site, user)
    const target = next ?? (site.channel ? '/' : '/mypage')
    go(siteJoin && isStillStranger(site) ? joinPath(target) : target, { replace: true })
  }
  function restart() {
    setWaiting(false)
    go(loginPath(next ?? '/', { siteJoin }), { replace: true })
  }
  // A user who came through a provider waits for the second step already; server rendering knows no session.
  const isSecond = isWaiting || (params.get('step') === '2' && state !== 'loading')
  if (!isSecond) return <FirstStep onEnter={enter} onWait={() => setWaiting(true)} />
  return (
    <Split title={t('secondStep')}>
      <Head title={t('login')} isPrivate />
      <Suspense fallback={<SkeletonText lines={4} />}>
        <SecondStep onDone={enter} onRestart={restart} />
      </Suspense>
    </Split>
  )
}

interface FirstStepProps {
  onEnter: (user: User) => Promise<void>
  onWait: () => void
}
function FirstStep({ onEnter, onWait }: FirstStepProps) {
  const t = useMessages(accountMessages)
  const site = useSite()
  const { channel } = site
  const [params] = useSearchParams()
  const { next, siteJoin } = readNext(params)
  const { run, isRunning } = useLogin()
  const social = useSocial({ next, siteJoin })
  const [form, setForm] = useState({ email: '', password: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isResetting, setResetting] = useState(false)

  const [isPressed, setPressed] = useState(false)
  const emailError =
    form.email.trim() === '' ? t('required') : isEmail(form.email) ? undefined : t('badEmail')
  const passwordError = form.password === '' ? t('passwordEmpty') : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    setPressed(true)
    setProblem(null)
    if (emailError || passwordError) return
    try {
      const { user } = await run({ body: { ...form, ...(channel && { channelSeq: channel.channelSeq }) } })
      await onEnter(user)
    } catch (error) {
      if (isRefusal(error, 'SECOND_STEP_NEEDED')) return onWait()
      setProblem(messageOf(error, t('failed')))
    }
  }
  // A new account has nothing in the platform's list of sites yet: without another target its next step is opening one.
  const isListed = !channel && next === '/mypage'
  const signUp = `${channel ? '/createaccount' : '/join'}${isListed ? '' : queryOf(params)}`
  return (
    <Split title={channel ? t('loginTitle') : t('loginPlatform')}>
      <Head title={t('login')} isPrivate />
      <Form className={splitCss['form']} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          value={form.email}
          onChange={(email) => setForm({ ...form, email })}
          error={isPressed ? emailError : undefined}
          focusOnOpen
        />
        <PasswordInput
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('show')}
          coverLabel={t('cover')}
          value={form.password}
          onChange={(password) => setForm({ ...form, password })}
          error={isPressed ? passwordError : undefined}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className={splitCss['line']}>
          <LinkButton onPress={() => setResetting(true)} underline>
            {t('forgot')}
          </LinkButton>
        </div>
        <Button type="submit" size="lg" wide loading={isRunning}>
          {t('login')}
        </Button>
      </Form>
      <SocialButtons social={social} />
      <p className={splitCss['foot']}>
        {channel ? t('noAccount') : ''}{' '}
        <LinkButton href={addressOf(site, signUp)} tone="brand">
          {channel ? t('signUp') : t('startFree')}
        </LinkButton>
      </p>
      <SocialDialogs step={social.step} onStep={social.setStep} onDone={social.onward} />
      {isResetting && <ResetDialog email={form.email} onClose={() => setResetting(false)} />}
    </Split>
  )
}

/** Whether the user is signed in, but not a member of the site that they came to join. */
function isStillStranger({ channel, session }: Site) {
  const here = session.get()
  return channel !== null && here.state === 'signed-in' && !here.isChannelUser
}

/** What {@link readNext} reads of an address, for the other way in. */
function queryOf(params: URLSearchParams) {
  const names = ['query', 'next', 'siteJoin', 'origin'] as const
  const kept = names.flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
