import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readNext, useGo } from '../../platform/address.ts'
import { Head } from '../../platform/Head.tsx'
import { useSession } from '../../platform/session.tsx'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { accountWords } from './accounts.words.ts'
import { JoinForm } from './parts/JoinForm.tsx'
import { SignUpForm } from './parts/SignUpForm.tsx'
import { Split, splitCss } from './parts/Split.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

/** Sign-up on a site or on the platform; somebody already signed in only agrees to join the site. */
export function SignUpScreen() {
  const t = useWords(accountWords)
  const { channel } = useSite()
  const { session, isChannelUser } = useSession()
  const [params] = useSearchParams()
  const { next } = readNext(params)
  const go = useGo()
  const [verifying, setVerifying] = useState<string | null>(null)
  const onward = () => go(next ?? (channel ? '/' : '/create_site'), { replace: true })
  const site = channel?.name ?? 'Seodang'
  const title = channel ? t('signUp') : t('startTitle')

  // Whoever belongs here already has nothing to sign up for, also when coming back in the middle of it.
  const isInside = session.state === 'signed-in' && (!channel || isChannelUser) && verifying === null
  const goOn = useEffectEvent(onward)
  useEffect(() => {
    if (isInside) goOn()
  }, [isInside])

  if (session.state === 'loading' || isInside)
    return (
      <Split title={t('signUp')}>
        <Head title={title} isPrivate />
        <SkeletonText lines={6} />
      </Split>
    )
  if (channel && session.state === 'signed-in' && !isChannelUser && !verifying) {
    return (
      <Split title={t('joinTitle', { site })} lead={t('joinLead', { name: session.user.name })}>
        <Head title={title} isPrivate />
        <JoinForm onDone={onward} />
      </Split>
    )
  }
  return (
    <Split
      title={channel ? t('signUpTitle', { site }) : t('startTitle')}
      lead={channel ? undefined : t('startLead')}
    >
      <Head title={title} isPrivate />
      <SignUpForm onDone={setVerifying} />
      <p className={splitCss['foot']}>
        {t('haveAccount')}{' '}
        <LinkButton href={`/login?${params.toString()}`} tone="brand">
          {t('login')}
        </LinkButton>
      </p>
      {verifying && <VerifyDialog email={verifying} onDone={onward} {...(channel && { onLater: onward })} />}
    </Split>
  )
}
