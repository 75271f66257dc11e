import { useSearchParams } from 'react-router'
import { useGo } from '../../platform/address.ts'
import { messageOf } from '../../platform/call.ts'
import { Head } from '../../platform/Head.tsx'
import { refreshSession } from '../../platform/session.tsx'
import { useChannel, useSite } from '../../platform/site.tsx'
import { formatMoment } from '../../platform/time.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import { invitationWords } from './invitation.words.ts'
import { useAccept, useInvitation } from './roles.api.ts'
import css from './parts/roles.module.css'

/** Where the link of an invitation leads, for whoever is signed in and a member. */
export function InvitationScreen() {
  const t = useWords(invitationWords)
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const { data, error } = useInvitation(code)
  return (
    <div className={`wrap ${css.invitation}`}>
      <Head title={t('title')} isPrivate />
      {error && (
        <Empty
          isPage
          spot="error"
          title={t('failed')}
          text={messageOf(error, t('failed'))}
          action={<Button href="/main">{t('home')}</Button>}
        />
      )}
      {!data && !error && (
        <Loading label={t('loading')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {data && <Offer code={code} offer={data} />}
    </div>
  )
}

type OfferData = NonNullable<ReturnType<typeof useInvitation>['data']>
function Offer({ code, offer: { userTypeCd, invitedBy, expiresAt } }: { code: string; offer: OfferData }) {
  const t = useWords(invitationWords)
  const site = useSite()
  const { name } = useChannel()
  const go = useGo()
  const { run, isRunning, error } = useAccept()
  async function accept() {
    try {
      await run({ body: { code } })
    } catch {
      return // Shown below.
    }
    await refreshSession(site)
    toast({ text: t('accepted', { site: name }), tone: 'ok' })
    go('/settings', { replace: true })
  }
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('lead', { name: invitedBy, site: name, role: t(userTypeCd) })}</p>
      <Notice title={t(userTypeCd)}>{t(`about${userTypeCd}`)}</Notice>
      <p className={css.hint}>
        {t('until', { date: formatMoment(expiresAt, site.language, { withYear: true }) })}
      </p>
      {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <div className={css.acts}>
        <Button variant="outline" href="/main">
          {t('later')}
        </Button>
        <Button onPress={() => void accept()} loading={isRunning}>
          {t('accept')}
        </Button>
      </div>
    </>
  )
}
