import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ChannelSeq } from 'contract/values/ids'
import { readNext, useGo, useSeq } from '../../../platform/address.ts'
import { BROKEN, isLost, isRefusal, messageOf, OFFLINE, Refusal } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useBillingCard, useCompleteRegistration, type BillingReply } from './billing.api.ts'
import { billingMessages } from './billing.messages.ts'
import { cardFailureOf } from './card-failure.rules.ts'
import { CardHeader } from './parts/CardHeader.tsx'
import { CardPart } from './parts/CardPart.tsx'
import css from './parts/billing.module.css'

/** Registers the card with which a site pays for itself; the provider sends its owner back to this page. */
export function RegisterCardScreen() {
  const t = useMessages(billingMessages)
  const channelSeq = useSeq('channelSeq')
  const [params] = useSearchParams()
  const isBack = params.has('authKey')
  return (
    <>
      <Head title={t('pageTitle')} isPrivate />
      <CardHeader />
      <main id="main" className={css.sheet}>
        <h1>{t('pageTitle')}</h1>
        {isBack ? <Return channelSeq={channelSeq} /> : <Registration channelSeq={channelSeq} />}
      </main>
    </>
  )
}

function Registration({ channelSeq }: { channelSeq: ChannelSeq }) {
  const t = useMessages(billingMessages)
  const { channel } = useSite()
  const billing = useBillingCard(channelSeq)
  const { error } = billing
  if (error !== null && isFinal(error)) {
    return (
      <div role="alert">
        <Empty
          spot="error"
          title={t('notOwner')}
          text={error.message}
          action={<Button href={channel ? '/main' : '/mypage'}>{t('back')}</Button>}
        />
      </div>
    )
  }
  return (
    <Answer of={billing} height={260}>
      {(stored) => <CardSheet billing={stored} channelSeq={channelSeq} />}
    </Answer>
  )
}

/** Whether asking again cannot help. */
const isFinal = (error: unknown) =>
  error instanceof Refusal && error.code !== OFFLINE && error.code !== BROKEN

function CardSheet({ billing, channelSeq }: { billing: BillingReply; channelSeq: ChannelSeq }) {
  const t = useMessages(billingMessages)
  const { channel } = useSite()
  const [params] = useSearchParams()
  const { next } = readNext(params)
  const code = params.get('code')
  return (
    <>
      <p className={css.lead}>{t('pageSub', { site: billing.site.name })}</p>
      {code !== null && <Failure code={code} />}
      <section className={css.box}>
        <h2>{t('card')}</h2>
        <CardPart billing={billing} channelSeq={channelSeq} next={next} />
      </section>
      <div className={css.back}>
        {next !== null && (
          <Button variant="outline" href={next}>
            {t('back')}
          </Button>
        )}
        {next === null && (
          <Button variant="outline" href={channel ? '/main' : billing.site.domain}>
            {t('toSite')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Why the provider sent the owner back without a card. */
function Failure({ code }: { code: string }) {
  const t = useMessages(billingMessages)
  const reason = cardFailureOf(code)
  return (
    <div className={css.failure} role="status">
      <Notice tone="soon" title={t(reason)}>
        <p>{t(`tip${reason}`)}</p>
        <p>{t('unchanged')}</p>
        {reason === 'UNKNOWN' && code !== '' && <p>{t('code', { code: code.slice(0, 60) })}</p>}
      </Notice>
    </div>
  )
}

/** Back from the provider with a card: the server fetches its key, then the page from which the owner came takes this one's place. */
function Return({ channelSeq }: { channelSeq: ChannelSeq }) {
  const [round, setRound] = useState(0)
  return <Completion key={round} channelSeq={channelSeq} onAgain={() => setRound(round + 1)} />
}

function Completion({ channelSeq, onAgain }: { channelSeq: ChannelSeq; onAgain: () => void }) {
  const t = useMessages(billingMessages)
  const [params] = useSearchParams()
  const { error } = useCompletion(channelSeq)
  if (error === null) {
    return (
      <Loading label={t('completing')}>
        <p className={css.lead}>{t('completingText')}</p>
        <section className={css.box}>
          <SkeletonText lines={4} />
        </section>
      </Loading>
    )
  }
  const text = messageOf(error, t('failed'))
  if (isRefusal(error, 'BILLING_UNREACHABLE', 'SOMETHING_BROKE'))
    return <ErrorNote title={t('notDone')} text={text} retry={{ label: t('again'), onPress: onAgain }} />
  return (
    <div role="alert">
      <Empty
        spot="error"
        title={t('notDone')}
        text={text}
        action={<Button href={pageOf(channelSeq, params)}>{t('restart')}</Button>}
      />
    </div>
  )
}

/** The same page without what the provider added to it. */
function pageOf(channelSeq: ChannelSeq, params: URLSearchParams) {
  const { next } = readNext(params)
  const page = `/register_card/${channelSeq}`
  return next === null ? page : `${page}?next=${encodeURIComponent(next)}`
}

/** Asks once, and again by itself while the connection is lost: the provider gives one card for one return. */
function useCompletion(channelSeq: ChannelSeq) {
  const t = useMessages(billingMessages)
  const go = useGo()
  const [params] = useSearchParams()
  const { run } = useCompleteRegistration(channelSeq)
  const [error, setError] = useState<unknown>(null)
  const complete = useEffectEvent(() =>
    run({
      body: {
        customerKey: params.get('customerKey') ?? '',
        authKey: (params.get('authKey') ?? '').slice(0, 300),
      },
    }),
  )
  const finish = useEffectEvent(() => {
    toast({ text: t('done'), tone: 'ok' })
    go(readNext(params).next ?? `/register_card/${channelSeq}`, { replace: true })
  })
  useEffect(() => {
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const insist = async () => {
      try {
        await complete()
        if (isHere) finish()
      } catch (problem) {
        if (!isHere) return
        if (!isLost(problem)) return setError(problem)
        timer = setTimeout(() => void insist(), 3000)
      }
    }
    void insist()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [])
  return { error }
}
