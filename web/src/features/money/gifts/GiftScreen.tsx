import { IconGift } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { joinPath, loginPath, useCurrentPath, useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { useTermName } from '../memberships/use-term-name.ts'
import { useAcceptGift, useReceivedGift, type ReceivedGift } from './gifts.api.ts'
import { giftMessages } from './gifts.messages.ts'
import css from './parts/gifts.module.css'

/** The target of the link in the mail of a gift, for anybody who has it. */
export function GiftScreen() {
  const t = useMessages(giftMessages)
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const { data, error } = useReceivedGift(code)
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
        <Opened gift={data} code={code} />
      ) : (
        <Loading label={t('loading')}>
          <SkeletonBlock height={360} radius={14} />
        </Loading>
      )}
    </main>
  )
}

interface OpenedProps {
  gift: ReceivedGift
  code: string
}
function Opened({ gift, code }: OpenedProps) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const termName = useTermName()
  const { state, givenBy, name, months, classCount, message, expiresAt } = gift
  if (state !== 'WAITING')
    return (
      <Empty
        isPage
        title={t(state === 'ACCEPTED' ? 'openAccepted' : 'openReturned')}
        text={t(state === 'ACCEPTED' ? 'openAcceptedText' : 'openReturnedText')}
        action={
          <Button href={state === 'ACCEPTED' ? '/memberships/mine' : '/memberships'}>
            {t(state === 'ACCEPTED' ? 'toMine' : 'toList')}
          </Button>
        }
      />
    )
  return (
    <>
      <h1>{t('openTitle', { name: givenBy })}</h1>
      <Card as="section" pad="lg" elevated>
        <div className={css.present}>
          <span className={css.ribbon}>
            <IconGift size={32} aria-hidden="true" />
          </span>
          <h2>
            {name} · {termName(months)}
          </h2>
          {classCount > 0 && <p className={css.dim}>{t('classCount', { count: classCount })}</p>}
          {message !== '' && <blockquote className={css.message}>{message}</blockquote>}
        </div>
      </Card>
      <p className={css.dim}>
        {t('starts')} {t('free')} {t('acceptUntil', { date: formatDate(expiresAt, language) })}
      </p>
      <Accept code={code} />
    </>
  )
}

/** Who is no member yet comes back here after signing in or joining. */
function Accept({ code }: { code: string }) {
  const t = useMessages(giftMessages)
  const { session, isChannelUser } = useSession()
  const here = useCurrentPath()
  const go = useGo()
  const { run, isRunning, error } = useAcceptGift()
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
    run({ body: { giftCode: code } }).then(
      ({ membershipSeq }) => {
        toast({ text: t('acceptDone'), tone: 'ok' })
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
