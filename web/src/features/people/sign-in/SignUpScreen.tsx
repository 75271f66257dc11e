import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { afterJoin, joinDonePath, readNext, useGo } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { accountMessages } from './sign-in.messages.ts'
import { JoinForm } from './parts/JoinForm.tsx'
import { SignUpForm } from './parts/SignUpForm.tsx'
import { SocialButtons } from './parts/SocialButtons.tsx'
import { SocialDialogs } from './parts/SocialDialogs.tsx'
import { Split, splitCss } from './SplitLayout.tsx'
import { isKakaoSynced } from './social.ts'
import { socialMessages } from './social.messages.ts'
import { useInvited } from './sign-in.api.ts'
import { useIntegration } from './use-account-linking.ts'
import { useSocial, type Social } from './use-social.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/** Sign-up on a site or on the platform; a signed-in user only agrees to join the site. */
export function SignUpScreen() {
  const t = useMessages(accountMessages)
  const { channel } = useSite()
  const { session, isChannelUser } = useSession()
  const [params] = useSearchParams()
  const { next: path, origin } = readNext(params)
  const next = afterJoin(path, params)
  const go = useGo()
  const [verifying, setVerifying] = useState<string | null>(null)
  const social = useSocial({ next, siteJoin: true })
  // A user whose account may be merged with another is prompted before joining.
  const isPrompted = useIntegration(social.setStep)
  // The user can close the dialog before the session is loaded; only after that they are redirected.
  const [isLeaving, setLeaving] = useState(false)
  const { pathname } = useLocation()
  // Joining a site at the platform's address ends with a link to the site's own address.
  const isBeside = channel !== null && pathname === '/join' && !params.has('skipAttendCheck')
  const done = isBeside ? joinDonePath({ next, origin }) : (next ?? (channel ? '/' : '/create_site'))
  const onward = () => go(done, { replace: true })

  // A signed-in member need not sign up, also when they return in the middle of it.
  const isSignedIn = session.state === 'signed-in' && (verifying === null || isLeaving)
  const isHeld = social.step !== null || social.isBusy
  const isInside = isSignedIn && (!channel || isChannelUser) && !isHeld
  const goOn = useEffectEvent(onward)
  useEffect(() => {
    if (isInside) goOn()
  }, [isInside])

  const leave = () => setLeaving(true)
  const isJoining = isSignedIn && channel !== null && !isChannelUser && isPrompted
  const isUnknown = session.state === 'loading' || (isLeaving && !isSignedIn)
  const isWaiting = isUnknown || (isSignedIn && !isJoining)
  return (
    <>
      <Head title={channel ? t('signUp') : t('startTitle')} isPrivate />
      {isWaiting && (
        <Split title={t('signUp')}>
          <SkeletonText lines={6} />
        </Split>
      )}
      {isJoining && (
        <Split
          title={t('joinTitle', { site: channel.name })}
          lead={t('joinLead', { name: session.user.name })}
        >
          <JoinForm onDone={onward} />
        </Split>
      )}
      {!isWaiting && !isJoining && <Beginning social={social} onDone={setVerifying} />}
      {verifying && !isLeaving && (
        <VerifyDialog email={verifying} onDone={leave} {...(channel && { onLater: leave })} />
      )}
      <SocialDialogs
        step={social.step}
        onStep={social.setStep}
        onDone={social.onward}
        onDecline={() => social.setStep(null)}
      />
    </>
  )
}

/** The first step for visitors. A site connected to Kakao offers Kakao first, and e-mail as the alternative. */
function Beginning({ social, onDone }: { social: Social; onDone: (email: string) => void }) {
  const t = useMessages(accountMessages)
  const s = useMessages(socialMessages)
  const { channel, origin } = useSite()
  const [params] = useSearchParams()
  const { invited, isLoading } = useInvited(channel ? (params.get('invitation') ?? '') : '')
  const [isByEmail, setByEmail] = useState(!isKakaoSynced(channel, origin))
  return (
    <Split
      title={channel ? t('signUpTitle', { site: channel.name }) : t('startTitle')}
      lead={channel ? undefined : t('startLead')}
    >
      <SocialButtons social={social} isFirst {...(!isByEmail && { only: 'KAK' as const })} />
      {isLoading && <SkeletonText lines={6} />}
      {!isLoading && (isByEmail || invited) && <SignUpForm onDone={onDone} invited={invited} />}
      {!isLoading && !isByEmail && !invited && (
        <Button variant="outline" size="lg" wide onPress={() => setByEmail(true)}>
          {s('byEmail')}
        </Button>
      )}
      <p className={splitCss['foot']}>
        {t('haveAccount')}{' '}
        <LinkButton href={`/login?${params.toString()}`} tone="brand">
          {t('login')}
        </LinkButton>
      </p>
    </Split>
  )
}
