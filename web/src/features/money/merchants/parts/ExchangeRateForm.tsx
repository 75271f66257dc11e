import { useState } from 'react'
import { HIGHEST_RATE, isOldRate, LOWEST_RATE, RATE_DAYS } from 'contract/money/orders/charges.rules'
import { formatRate } from 'contract/values/money'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { centsOf, dollarsOf, typedDollars } from '../../../teaching/courses/settings/dollars.ts'
import { exchangeRateMessages } from '../exchange-rate.messages.ts'
import { useSaveExchangeRate, type MerchantsReply } from '../merchants.api.ts'
import css from './merchants.module.css'

type Rate = MerchantsReply['exchangeRate']

/** What a dollar is charged in won, and on which day that was said. */
export function ExchangeRateForm({ rate }: { rate: Rate }) {
  const t = useMessages(exchangeRateMessages)
  const { language } = useSite()
  const save = useSaveExchangeRate()
  // Hundredths of won are written as cents are.
  const [typed, setTyped] = useState(dollarsOf(rate?.exchangeRate ?? null))
  const exchangeRate = centsOf(typed)
  const isWrong = exchangeRate !== null && (exchangeRate < LOWEST_RATE || exchangeRate > HIGHEST_RATE)
  const bounds = { lowest: formatRate(LOWEST_RATE, language), highest: formatRate(HIGHEST_RATE, language) }
  const submit = () =>
    save.run({ body: { exchangeRate } }).then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <FormSection title={t('title')} why={t('why')} id="exchange-rate">
      <div className={css.pair}>
        <TextInput
          label={t('rate')}
          hint={t('hint')}
          value={typed}
          onChange={(text) => setTyped(typedDollars(text))}
          inputMode="decimal"
          autoComplete="off"
          end={t('won')}
          error={isWrong ? t('wrong', bounds) : undefined}
        />
      </div>
      <RateAge rate={rate} />
      <div className={css.actions}>
        <Button
          variant="outline"
          loading={save.isRunning}
          disabled={isWrong || (exchangeRate === null && rate === null)}
          onPress={() => void submit()}
        >
          {t('save')}
        </Button>
      </div>
    </FormSection>
  )
}

function RateAge({ rate }: { rate: Rate }) {
  const t = useMessages(exchangeRateMessages)
  const { language } = useSite()
  const now = useNow()
  if (!rate) return <p className={css.events}>{t('none')}</p>
  const setAt = new Date(rate.setAt)
  return (
    <>
      <p className={css.events}>{t('setAt', { date: formatMoment(setAt, language, { withYear: true }) })}</p>
      {isOldRate(setAt, now) && <Notice tone="soon">{t('isOld', { count: RATE_DAYS })}</Notice>}
    </>
  )
}
