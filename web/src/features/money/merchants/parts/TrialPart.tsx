import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { trialFailureOf, trialMoney } from 'contract/money/merchants/trials.rules'
import { formatAmount, type Money } from 'contract/values/money'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { paymentFailureMessages } from '../../orders/payment-failure.messages.ts'
import { reasonOfCode } from '../../orders/payment-failure.rules.ts'
import type { Merchant } from '../merchants.api.ts'
import { stepsOf, useBeginTrial, useTrial, type Trial } from '../trials.api.ts'
import { trialMessages } from '../trials.messages.ts'
import css from './TrialPart.module.css'

interface TrialPartProps {
  merchant: Merchant
  /** The owner came back from the provider, and the server is asked. */
  isFinishing: boolean
  isFailed: boolean
}
/** The words about a trial, with the amount that it pays. */
function useTrialText({ amount, currency }: Money) {
  const t = useMessages(trialMessages)
  const { language } = useSite()
  const text = formatAmount(amount, currency, language)
  return (key: Parameters<typeof t>[0], values: Record<string, string> = {}) =>
    t(key, { amount: text, ...values })
}

/** Tries an account with a small payment, and shows how far it came. */
export function TrialPart({ merchant, isFinishing, isFailed }: TrialPartProps) {
  const t = useTrialText(trialMoney(merchant.provider))
  // An event that does not come is missed after a while.
  const now = useNow({ everySecond: true })
  const { trial } = useTrial(merchant.merchantSeq, now)
  return (
    <FormSection title={t('title')} why={t('why')} id="trial">
      <div className={css.head}>
        <div className={css.result} role="status">
          {isFinishing ? (
            <p className={css.title}>{t('settling')}</p>
          ) : (
            <Result trial={trial} money={trialMoney(merchant.provider)} now={now} />
          )}
          {isFailed && <p className={css.sub}>{t('checkFailed')}</p>}
          {!trial && merchant.mode === 'live' && <p className={css.sub}>{t('liveHint')}</p>}
        </div>
        <BeginButton merchant={merchant} trial={trial} isBusy={isFinishing} />
      </div>
      {trial && <Steps trial={trial} now={now} />}
    </FormSection>
  )
}

function Result({ trial, money, now }: { trial: Trial | undefined; money: Money; now: Date }) {
  const t = useTrialText(trial ?? money)
  const { language } = useSite()
  if (!trial) return <p className={css.sub}>{t('none')}</p>
  const at = formatMoment(trial.createdAt, language, { withYear: true })
  const isBack = trial.state === 'CANCELLED'
  return (
    <>
      <p className={css.title}>{t(resultOf(trial, now))}</p>
      <p className={css.sub}>
        {isBack ? t('summary', { at, card: trial.cardName ?? t('card') }) : t('summaryUnpaid', { at })}
      </p>
    </>
  )
}

/** One sentence about the whole. */
function resultOf(trial: Trial, now: Date) {
  const event = stepsOf(trial, now).find(({ step }) => step === 'EVENT')
  switch (trial.state) {
    case 'CANCELLED':
      if (event?.state === 'DONE') return 'success'
      return event?.state === 'FAILED' ? 'successNoEvent' : 'waitingEvent'
    case 'CAPTURED':
      return 'cancelling'
    case 'CONFIRMING':
      return 'settling'
    case 'UNPAID':
      return 'unpaid'
    case 'BEGUN':
      return 'open'
  }
}

function BeginButton({
  merchant,
  trial,
  isBusy,
}: {
  merchant: Merchant
  trial: Trial | undefined
  isBusy: boolean
}) {
  const t = useTrialText(trialMoney(merchant.provider))
  const { run, isRunning } = useBeginTrial(merchant.merchantSeq)
  const press = () =>
    run({ body: { returnTo: location.href } }).then(
      ({ redirectUrl }) => redirectUrl !== null && location.assign(redirectUrl),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  const isUnderWay = trial?.state === 'CONFIRMING' || trial?.state === 'CAPTURED'
  return (
    <Button
      variant={trial ? 'outline' : 'primary'}
      loading={isRunning || isBusy}
      disabled={isUnderWay}
      onPress={() => void press()}
    >
      {t(trial ? (trial.state === 'BEGUN' ? 'goOn' : 'again') : 'begin')}
    </Button>
  )
}

const icons = { DONE: IconCheck, FAILED: IconAlertTriangle, OPEN: IconClock } as const
const words = { DONE: 'done', FAILED: 'failedStep', OPEN: 'stepOpen' } as const

/** Why a step failed: in our words, in those of the checkout for what card companies say, else with the provider's code. */
function useReason() {
  const t = useMessages(trialMessages)
  const declined = useMessages(paymentFailureMessages)
  return (code: string) => {
    const failure = trialFailureOf(code)
    const reason = reasonOfCode(code)
    if (failure === 'OTHER' && reason !== 'UNKNOWN') return declined(reason)
    return t(failure, { code })
  }
}

function Steps({ trial, now }: { trial: Trial; now: Date }) {
  const t = useTrialText(trial)
  const reasonOf = useReason()
  return (
    <ol className={css.steps}>
      {stepsOf(trial, now).map(({ step, state, ms, code }) => {
        const Icon = icons[state]
        return (
          <li key={step} data-state={state}>
            <p className={css.step}>
              <Icon size={16} stroke={2.5} aria-hidden="true" />
              {t(step)}
              <VisuallyHidden>{t(words[state])}</VisuallyHidden>
            </p>
            {ms !== null && <p className={css.time}>{t('seconds', { seconds: (ms / 1000).toFixed(1) })}</p>}
            {code !== null && <p className={css.reason}>{reasonOf(code)}</p>}
          </li>
        )
      })}
    </ol>
  )
}
