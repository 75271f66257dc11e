import { useState } from 'react'
import { IconAlertTriangle, IconCreditCard } from '@tabler/icons-react'
import { formatAmount } from 'contract/values/money'
import { payMethods } from 'contract/values/type-codes'
import { messageOf } from '../../../../../platform/call.ts'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { TextArea } from '../../../../../ui/forms/TextArea.tsx'
import { Confirm } from '../../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { useMethodName } from '../../../../money/orders/pay-methods.ts'
import { useAccept, useReject, type RefundDetail } from '../../refund-requests.api.ts'
import { refundAnswerMessages } from '../refund-answers.messages.ts'
import css from '../RefundsScreen.module.css'

/** The amount, whether the enrolment ends, what changes with it, and the answer. */
export function RefundAnswer({ request }: { request: RefundDetail }) {
  const t = useMessages(refundAnswerMessages)
  const { language } = useSite()
  const { refundRequestSeq, name, currency, leftAmount, isEnrolled, target } = request
  const accept = useAccept(refundRequestSeq)
  const reject = useReject(refundRequestSeq)
  const computed = Math.min(request.amount, leftAmount)
  const [amount, setAmount] = useState<number | null>(computed)
  const [ends, setEnds] = useState(isEnrolled)
  const [note, setNote] = useState('')
  const [isRejecting, setRejecting] = useState(false)
  const [isNoteMissing, setNoteMissing] = useState(false)
  const money = (value: number) => formatAmount(value, currency, language)
  const due = amount ?? 0
  const nameOf = useMethodName()
  const isIssued = target.payMethodCd === payMethods.virtualAccount
  const isDeposit = target.payMethodCd === payMethods.deposit
  const submit = () =>
    void accept.run({ body: { amount: due, endsEnrolment: ends, note: note.trim() } }).then(
      ({ isDone }) =>
        toast(isDone ? { text: t('accepted', { amount: money(due) }), tone: 'ok' } : { text: t('pending') }),
      // Shown above the buttons.
      () => null,
    )
  const decline = () =>
    void reject.run({ body: { note: note.trim() } }).then(
      () => toast({ text: t('rejected'), tone: 'ok' }),
      () => setRejecting(false),
    )
  const startDecline = () => {
    const isMissing = note.trim() === ''
    setNoteMissing(isMissing)
    if (!isMissing) setRejecting(true)
  }
  const error = accept.error ?? reject.error
  return (
    <>
      <div className={css.amount}>
        <NumberInput
          label={t('amount')}
          value={amount}
          onChange={setAmount}
          max={leftAmount}
          unit={t(currency === 'KRW' ? 'won' : 'cents')}
        />
        {isEnrolled && <Checkbox label={t('ends')} checked={ends} onChange={setEnds} />}
      </div>
      {due !== computed && (
        <p className={css.differs}>
          <IconAlertTriangle size={18} aria-hidden />
          {due > computed
            ? t('more', { diff: money(due - computed), left: money(leftAmount) })
            : t('less', { diff: money(computed - due) })}
        </p>
      )}
      <dl className={css.sums}>
        <div>
          <dt>{t('computed')}</dt>
          <dd className="num">{money(computed)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd className="num">{money(due)}</dd>
        </div>
      </dl>
      <div className={css.columns}>
        <section>
          <h3>{t('where')}</h3>
          <p className={css.target}>
            <IconCreditCard size={20} aria-hidden />
            <span>
              <b>{isDeposit || isIssued ? t('deposit') : (target.cardName ?? nameOf(target))}</b>
              <small>{t(isIssued ? 'accountText' : isDeposit ? 'depositText' : 'whereText')}</small>
            </span>
          </p>
        </section>
        <section>
          <h3>{t('changes')}</h3>
          <ul className={css.changes}>
            {isEnrolled && <li>{t(ends ? 'changeEnds' : 'changeKeeps')}</li>}
            <li>{t('changeSales', { amount: money(due) })}</li>
            <li>{t('changeMail', { name })}</li>
          </ul>
        </section>
      </div>
      <TextArea
        label={t('note', { name })}
        value={note}
        onChange={(text) => {
          setNote(text)
          setNoteMissing(false)
        }}
        maxLength={500}
        rows={3}
        error={isNoteMissing ? t('noteNeeded') : undefined}
      />
      {error && <Notice tone="error">{messageOf(error, '')}</Notice>}
      <div className={css.actions}>
        <Button variant="outline" size="lg" onPress={startDecline}>
          {t('reject')}
        </Button>
        <Button size="lg" wide loading={accept.isRunning} disabled={due === 0} onPress={submit}>
          {t('accept', { amount: money(due) })}
        </Button>
      </div>
      <p className={css.small}>{t('small')}</p>
      <Confirm
        open={isRejecting}
        title={t('rejectTitle')}
        okLabel={t('reject')}
        cancelLabel={t('keep')}
        danger
        busy={reject.isRunning}
        onOk={decline}
        onCancel={() => setRejecting(false)}
      >
        <p>{t('rejectText', { name })}</p>
        <p className={css.answer}>{note}</p>
      </Confirm>
    </>
  )
}
