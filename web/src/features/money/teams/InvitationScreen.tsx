import { IconUsersGroup } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { joinPath, loginPath, useCurrentPath, useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { useAcceptInvitation, useInvitedTeam, type InvitedTeam } from './teams.api.ts'
import { teamMessages } from './teams.messages.ts'
import css from './parts/teams.module.css'

/** The target of the link in an invitation, for anybody who has it. */
export function InvitationScreen() {
  const t = useMessages(teamMessages)
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const { data, error } = useInvitedTeam(code)
  const isLost = code === '' || error !== null
  return (
    <main id="main" className={`wrap ${css.sheet}`}>
      <Head title={t('openHead')} isPrivate />
      {isLost ? (
        <Empty
          isPage
          spot="error"
          title={t('openGone')}
          text={error ? messageOf(error, t('failed')) : undefined}
          action={<Button href="/main">{t('home')}</Button>}
        />
      ) : data ? (
        <Opened team={data} code={code} />
      ) : (
        <Loading label={t('loading')}>
          <SkeletonBlock height={360} radius={14} />
        </Loading>
      )}
    </main>
  )
}

interface OpenedProps {
  team: InvitedTeam
  code: string
}
function Opened({ team, code }: OpenedProps) {
  const t = useMessages(teamMessages)
  const { state, invitedBy, name, description, classCount, isFull, hasOwn } = team
  if (state !== 'WAITING')
    return (
      <Empty
        isPage
        title={t(state === 'ACCEPTED' ? 'openAccepted' : 'openOver')}
        text={t(state === 'ACCEPTED' ? 'openAcceptedText' : 'openOverText')}
        action={
          <Button href={state === 'ACCEPTED' ? '/memberships/mine' : '/memberships'}>
            {t(state === 'ACCEPTED' ? 'toMine' : 'toList')}
          </Button>
        }
      />
    )
  return (
    <>
      <h1>{t('openTitle', { name: invitedBy })}</h1>
      <Card as="section" pad="lg" elevated>
        <div className={css.present}>
          <span className={css.round}>
            <IconUsersGroup size={32} aria-hidden="true" />
          </span>
          <h2>{name}</h2>
          {classCount > 0 && <p className={css.dim}>{t('classCount', { count: classCount })}</p>}
          {description !== '' && <p className={css.words}>{description}</p>}
        </div>
      </Card>
      <p className={css.dim}>
        {t('paysText', { name: invitedBy })} {t('seesText', { name: invitedBy })}
      </p>
      {hasOwn && <Notice tone="info">{t('openOwn')}</Notice>}
      {isFull ? <Notice tone="soon">{t('openFull', { name: invitedBy })}</Notice> : <Accept code={code} />}
    </>
  )
}

/** Who is no member yet comes back here after signing in or joining. */
function Accept({ code }: { code: string }) {
  const t = useMessages(teamMessages)
  const { session, isChannelUser } = useSession()
  const here = useCurrentPath()
  const go = useGo()
  const { run, isRunning, error } = useAcceptInvitation()
  if (session.state === 'visitor')
    return (
      <Button wide size="lg" href={loginPath(here, { siteJoin: true })}>
        {t('signIn')}
      </Button>
    )
  if (session.state === 'signed-in' && !isChannelUser)
    return (
      <Button wide size="lg" href={joinPath(here)}>
        {t('joinFirst')}
      </Button>
    )
  const press = () =>
    run({ body: { invitationCode: code } }).then(
      ({ membershipSeq, hasOwn }) => {
        toast({ text: t(hasOwn ? 'acceptedOwn' : 'accepted'), tone: 'ok' })
        // What it opens is there to begin with.
        go(`/memberships/${membershipSeq}`, { replace: true })
      },
      // Shown above the button.
      () => null,
    )
  return (
    <>
      {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <Button wide size="lg" loading={isRunning || session.state === 'loading'} onPress={() => void press()}>
        {t('accept')}
      </Button>
    </>
  )
}
