import { useState } from 'react'
import type { ChannelSeq } from 'contract/values/ids'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useServicePath } from '../../../../platform/service-site.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSubscribeOff, useSubscribeOn, type PlanInfo } from '../plan-subscriptions.api.ts'
import { usePlanTexts } from './plan-texts.ts'
import css from './plans.module.css'

interface PlanProps {
  info: PlanInfo
  channelSeq: ChannelSeq
  isOwner: boolean
}

/** The plan that holds, how it goes on, and the switch of its renewal. */
export function CurrentPlan({ info, channelSeq, isOwner }: PlanProps) {
  const { t, price } = usePlanTexts()
  const { plan, subscription, given } = info
  return (
    <section className={css.box} aria-label={t('current')}>
      <h2>{t('current')}</h2>
      <p className={css.name}>
        <b>{plan?.name}</b>
        <span className="num">
          {subscription && !given ? price(subscription) : plan && !given && t('free')}
        </span>
      </p>
      {!subscription && !given && <p>{plan?.description}</p>}
      {given && <GrantNote until={given.until} />}
      {subscription && <State subscription={subscription} />}
      {subscription && <Facts info={info} subscription={subscription} />}
      {subscription && isOwner && <Renewal subscription={subscription} channelSeq={channelSeq} />}
    </section>
  )
}

type Subscription = NonNullable<PlanInfo['subscription']>

function GrantNote({ until }: { until: string | null }) {
  const { t, day } = usePlanTexts()
  return (
    <Notice tone="ok" title={t('given')}>
      {until === null ? t('givenAlways') : t('givenUntil', { until: day(until) })}
    </Notice>
  )
}

function State({ subscription: { state, nextChargeAt, periodEnd } }: { subscription: Subscription }) {
  const { t, day } = usePlanTexts()
  const pathOf = useServicePath()
  if (state === 'PAST_DUE')
    return (
      <Notice
        tone="error"
        title={t('pastDue')}
        action={
          <Button size="sm" variant="outline" href={pathOf('servicepaymentinfo')}>
            {t('checkCard')}
          </Button>
        }
      >
        {t('pastDueText', { on: day(dayOf(nextChargeAt) ?? periodEnd) })}
      </Notice>
    )
  if (state === 'STARTING')
    return (
      <Notice tone="info" title={t('starting')}>
        {t('startingText')}
      </Notice>
    )
  if (state === 'CANCEL_AT_END')
    return (
      <Notice tone="soon" title={t('ending', { on: day(periodEnd) })}>
        {t('endingText')}
      </Notice>
    )
  return null
}

const dayOf = (moment: string | Date | null) =>
  moment === null ? null : new Date(new Date(moment).getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

function Facts({ info, subscription }: { info: PlanInfo; subscription: Subscription }) {
  const { t, day, money } = usePlanTexts()
  const { periodStart, periodEnd, nextAmount, nextChargeAt, next } = subscription
  const nextName = next && info.plans.find(({ planCd }) => planCd === next.planCd)?.name
  const on = dayOf(nextChargeAt)
  return (
    <KVList>
      <KV k={t('period')} v={t('span', { from: day(periodStart), until: day(periodEnd) })} />
      <KV
        k={t('nextCharge')}
        v={
          on === null || nextAmount === null
            ? t('nextNone')
            : t('nextChargeOn', { on: day(on), amount: money(nextAmount) })
        }
      />
      {next && <KV k={t('nextPlan')} v={nextName ?? next.planCd} />}
      <KV k={t('card')} v={t(info.hasCard ? 'cardThere' : 'cardMissing')} />
    </KVList>
  )
}

/** Switching it off is confirmed; on again is one press. */
function Renewal({ subscription, channelSeq }: { subscription: Subscription; channelSeq: ChannelSeq }) {
  const { t, day } = usePlanTexts()
  const on = useSubscribeOn(channelSeq)
  const off = useSubscribeOff(channelSeq)
  const [isAsking, setAsking] = useState(false)
  const { state, periodEnd } = subscription
  const turn = (isOn: boolean) =>
    (isOn ? on : off).run({}).then(
      () => {
        toast({ text: t(isOn ? 'turnedOn' : 'turnedOff'), tone: 'ok' })
        setAsking(false)
      },
      (error: unknown) => {
        setAsking(false)
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  if (state === 'STARTING') return null
  return (
    <div className={css.actions}>
      {state === 'CANCEL_AT_END' ? (
        <Button loading={on.isRunning} onPress={() => void turn(true)}>
          {t('turnOn')}
        </Button>
      ) : (
        <Button variant="outline" onPress={() => setAsking(true)}>
          {t('turnOff')}
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={t('turnOffTitle')}
        okLabel={t('turnOff')}
        cancelLabel={t('keep')}
        busy={off.isRunning}
        danger
        onOk={() => void turn(false)}
        onCancel={() => setAsking(false)}
      >
        {t('turnOffText', { on: day(periodEnd) })}
      </Confirm>
    </div>
  )
}
