import { useState } from 'react'
import { DEFAULT_ALIAS, startPath } from 'contract/values/class-paths'
import { payMethods } from 'contract/values/type-codes'
import { IconCreditCard } from '@tabler/icons-react'
import { refundReasonKinds } from 'contract/workflows/refund-requests/refund-requests.rules'
import { formatAmount } from 'contract/values/money'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useMethodName } from '../../../money/orders/pay-methods.ts'
import { RefundAccountFields } from '../../../money/orders/RefundAccountFields.tsx'
import { useRefundAccount } from '../../../money/orders/use-refund-account.ts'
import { useRequestRefund, type OfferedItem, type RefundOffer } from '../refund-requests.api.ts'
import { refundRequestMessages } from '../refund-requests.messages.ts'
import css from '../RefundRequestScreen.module.css'

const steps = ['step1', 'step2', 'step3'] as const

/** Why, where it goes, the consent, and the request itself. */
export function RefundForm({ offer, item }: { offer: RefundOffer; item: OfferedItem }) {
  const t = useMessages(refundRequestMessages)
  const nameOf = useMethodName()
  const isDeposit = offer.target.payMethodCd === payMethods.deposit
  const isIssued = offer.target.payMethodCd === payMethods.virtualAccount
  const account = useRefundAccount()
  const { language } = useSite()
  const request = useRequestRefund(offer.orderNo)
  const [kind, setKind] = useState<(typeof refundReasonKinds)[number] | null>(null)
  const [reason, setReason] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const { itemNo, courseSeq, productKind, calculation } = item
  const amount = formatAmount(calculation.amount, offer.currency, language)
  const submit = () => {
    setTried(true)
    const refundAccount = isIssued ? account.press() : undefined
    if (!kind || !hasAgreed || refundAccount === null) return
    const body = {
      itemNo,
      amount: calculation.amount,
      reasonKind: kind,
      reason: reason.trim(),
      agreed: true as const,
      ...(refundAccount && { refundAccount }),
    }
    request.run({ body }).then(
      () => {
        scrollTo({ top: 0 })
        toast({ text: t('asked'), tone: 'ok' })
      },
      // Shown above the buttons.
      () => null,
    )
  }
  return (
    <>
      <section className={css.part}>
        <h2>{t('why')}</h2>
        <div className={css.fields}>
          <RadioGroup
            label={t('why')}
            hideLabel
            value={kind}
            onChange={setKind}
            options={refundReasonKinds.map((value) => ({ value, label: t(value) }))}
            error={isTried && !kind ? t('whyNeeded') : undefined}
          />
          <TextArea
            label={`${t('whyText')} (${t('optional')})`}
            value={reason}
            onChange={setReason}
            maxLength={500}
            rows={3}
          />
        </div>
      </section>
      <section className={css.part}>
        <h2>{t('where')}</h2>
        <p className={css.target}>
          <IconCreditCard size={22} aria-hidden />
          <span>
            <b>{isDeposit || isIssued ? t('deposit') : (offer.target.cardName ?? nameOf(offer.target))}</b>
            <small>{t(isIssued ? 'accountText' : isDeposit ? 'depositText' : 'whereText')}</small>
          </span>
        </p>
        {isIssued && <RefundAccountFields form={account} />}
      </section>
      <ol className={css.steps} aria-label={t('steps')}>
        {steps.map((step, at) => (
          <li key={step} aria-current={at === 0 ? 'step' : undefined}>
            <b className="num">{at + 1}</b> {t(step)}
          </li>
        ))}
      </ol>
      <Checkbox
        label={t('agree')}
        checked={hasAgreed}
        onChange={setAgreed}
        error={isTried && !hasAgreed ? t('agreeNeeded') : undefined}
      />
      {request.error && <Notice tone="error">{messageOf(request.error, '')}</Notice>}
      <div className={css.actions}>
        <Button
          size="lg"
          variant="outline"
          wide
          href={
            courseSeq === null
              ? '/paymenthistory'
              : startPath({ courseSeq, productKind, serviceAlias: DEFAULT_ALIAS })
          }
        >
          {t('keep')}
        </Button>
        <Button size="lg" wide loading={request.isRunning} onPress={submit}>
          {t('ask', { amount })}
        </Button>
      </div>
      <p className={css.note}>{t('note')}</p>
    </>
  )
}
