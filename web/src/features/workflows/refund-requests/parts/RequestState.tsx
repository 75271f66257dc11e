import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useWithdraw, type OfferedItem } from '../refund-requests.api.ts'
import { refundRequestMessages } from '../refund-requests.messages.ts'
import css from '../RefundRequestScreen.module.css'

interface RequestStateProps {
  request: NonNullable<OfferedItem['request']>
  money: (amount: number) => string
}

/** What became of the latest request; one that waits can be withdrawn. */
export function RequestState({ request, money }: RequestStateProps) {
  const t = useMessages(refundRequestMessages)
  const { language } = useSite()
  const withdraw = useWithdraw(request.refundRequestSeq)
  const { state, requestedAt, answerBy, decisionNote, refundedAt } = request
  const amount = money(request.acceptedAmount ?? request.amount)
  const press = () =>
    void withdraw.run({}).then(
      () => toast({ text: t('withdrawn'), tone: 'ok' }),
      // Shown in the box.
      () => null,
    )
  return (
    <div className={css.state} role="status">
      <b>{state === 'ACCEPTED' && refundedAt ? t('DONE', { amount }) : t(state)}</b>
      {state === 'REQUESTED' && (
        <p>
          {t('REQUESTEDText', {
            requestedOn: formatDay(requestedAt, language),
            day: formatDay(`${answerBy}T00:00:00+09:00`, language),
            amount,
          })}
        </p>
      )}
      {state === 'ACCEPTED' && <p>{refundedAt ? t('DONEText') : t('ACCEPTEDText', { amount })}</p>}
      {decisionNote && (
        <p>
          {t('answer')}: {decisionNote}
        </p>
      )}
      {withdraw.error && <Notice tone="error">{messageOf(withdraw.error, '')}</Notice>}
      {state === 'REQUESTED' && (
        <div>
          <Button variant="outline" size="sm" loading={withdraw.isRunning} onPress={press}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </div>
  )
}
