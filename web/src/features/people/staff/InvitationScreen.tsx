import { useSearchParams } from 'react-router'
import { useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { refreshSession } from '../../../platform/session.tsx'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { invitationMessages } from './invitation.messages.ts'
import { useAccept, useInvitation } from './staff.api.ts'
import css from './parts/staff.module.css'

/** The target of an invitation link, for signed-in members. */
export function InvitationScreen() {
  const t = useMessages(invitationMessages)
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const { data, error } = useInvitation(code)
  return (
    <main id="main" className={`wrap ${css.invitation}`}>
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
    </main>
  )
}

type OfferData = NonNullable<ReturnType<typeof useInvitation>['data']>
/** A manager or instructor of one class has other tasks than one of the site. */
function wordsOf({ userTypeCd, course }: OfferData) {
  if (course && userTypeCd === 'MNG') return { role: 'classMNG', about: 'classAboutMNG' } as const
  if (course && userTypeCd === 'TCH') return { role: 'TCH', about: 'classTCH' } as const
  return { role: userTypeCd, about: `about${userTypeCd}` } as const
}
function Offer({ code, offer }: { code: string; offer: OfferData }) {
  const t = useMessages(invitationMessages)
  const { course, invitedBy, expiresAt } = offer
  const { role, about } = wordsOf(offer)
  const site = useSite()
  const { name } = useChannel()
  const go = useGo()
  const { run, isRunning, error } = useAccept()
  async function accept() {
    try {
      await run({ body: { code } })
    } catch {
      return // The failure is shown below.
    }
    await refreshSession(site)
    const text = course ? t('classAccepted', { title: course.title }) : t('accepted', { site: name })
    toast({ text, tone: 'ok' })
    go(course ? `/classes/${course.courseSeq}/settings` : '/settings', { replace: true })
  }
  return (
    <>
      <h1>{t(course ? 'classTitle' : 'title')}</h1>
      <p>
        {course
          ? t('classLead', { name: invitedBy, site: name, title: course.title, role: t(role) })
          : t('lead', { name: invitedBy, site: name, role: t(role) })}
      </p>
      <Notice title={t(role)}>{t(about)}</Notice>
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
