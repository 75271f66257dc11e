import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../platform/address.ts'
import { isLost, messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { billingMessages } from '../billing/billing.messages.ts'
import { cardFailureOf } from '../billing/card-failure.rules.ts'
import { useCompleteCard } from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'

interface CardReturnProps {
  /** The page without what the provider added to it. */
  page: string
  children: ReactNode
}
/** Stores the card with which the provider sent the member back to this page, before the page is shown. */
export function CardReturn({ page, children }: CardReturnProps) {
  const [params] = useSearchParams()
  const [round, setRound] = useState(0)
  const code = params.get('code')
  if (params.has('authKey')) return <Storing key={round} page={page} onAgain={() => setRound(round + 1)} />
  return (
    <>
      {code !== null && <Failure code={code} />}
      {children}
    </>
  )
}

function Failure({ code }: { code: string }) {
  const t = useMessages(billingMessages)
  const reason = cardFailureOf(code)
  return (
    <div role="status">
      <Notice tone="soon" title={t(reason)}>
        {t(`tip${reason}`)}
      </Notice>
    </div>
  )
}

function Storing({ page, onAgain }: { page: string; onAgain: () => void }) {
  const t = useMessages(membershipMessages)
  const { error } = useStoring(page)
  if (error === null)
    return (
      <Loading label={t('cardSaving')}>
        <p>{t('cardSaving')}</p>
        <SkeletonBlock height={240} radius={14} />
      </Loading>
    )
  return (
    <div role="alert">
      <Empty
        spot="error"
        title={t('cardNotDone')}
        text={messageOf(error, t('failed'))}
        action={
          <>
            <Button onPress={onAgain}>{t('again')}</Button>
            <Button variant="outline" href={page}>
              {t('back')}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** Asks once, and again by itself while the connection is lost: the provider gives one card for one return. */
function useStoring(page: string) {
  const t = useMessages(membershipMessages)
  const go = useGo()
  const [params] = useSearchParams()
  const { run } = useCompleteCard()
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
    toast({ text: t('cardDone'), tone: 'ok' })
    go(page, { replace: true })
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
