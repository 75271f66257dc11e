import { useState } from 'react'
import { MAX_CONFIRMED } from 'contract/money/orders/deposits.rules'
import { formatAmount } from 'contract/values/money'
import { messageOf } from '../../../../../platform/call.ts'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Confirm } from '../../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { PickBar } from '../../../../../ui/PickBar.tsx'
import { type AwaitedDeposit, useConfirmDeposits } from '../deposits.api.ts'
import { depositsMessages } from '../deposits.messages.ts'

interface ConfirmDepositsBarProps {
  waiting: AwaitedDeposit[]
  chosen: AwaitedDeposit[]
  onPick: (orderNos: string[]) => void
  onFailed: (failed: Failed) => void
}
export type Failed = { key: string; name: string; reason: string }[]

/** Confirms several deposits at once, and hands on which could not be confirmed and why. */
export function ConfirmDepositsBar({ waiting, chosen, onPick, onFailed }: ConfirmDepositsBarProps) {
  const t = useMessages(depositsMessages)
  const { can } = useSession()
  const { language } = useSite()
  const { run, isRunning } = useConfirmDeposits()
  const [isAsking, setAsking] = useState(false)
  const count = chosen.length
  const sum = chosen.reduce((total, { totalAmount }) => total + totalAmount, 0)
  const amount = formatAmount(sum, 'KRW', language)

  async function confirm() {
    const nameOf = new Map(waiting.map(({ orderNo, ordererName }) => [orderNo, ordererName]))
    try {
      const reply = await run({ body: { orderNos: chosen.map(({ orderNo }) => orderNo) } })
      const named = reply.failed.map(({ orderNo, message }) => ({
        key: orderNo,
        name: nameOf.get(orderNo) ?? orderNo,
        reason: message,
      }))
      onFailed(named)
      onPick([])
      if (reply.doneCount > 0) toast({ text: t('bulkDone', { count: reply.doneCount }), tone: 'ok' })
    } catch (error) {
      toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
    setAsking(false)
  }
  if (!can('SITE_SALES_UPDATE')) return null
  return (
    <>
      {waiting.length > 1 && (
        <PickBar
          label={count > 0 ? t('picked', { count, amount }) : t('pick')}
          picked={count}
          count={Math.min(waiting.length, MAX_CONFIRMED)}
          onPickAll={(all) =>
            onPick(all ? waiting.slice(0, MAX_CONFIRMED).map(({ orderNo }) => orderNo) : [])
          }
        >
          <Button size="sm" onPress={() => setAsking(true)}>
            {t('bulk', { count })}
          </Button>
        </PickBar>
      )}
      <Confirm
        open={isAsking}
        title={t('bulkTitle', { count })}
        okLabel={t('bulk', { count })}
        cancelLabel={t('keep')}
        busy={isRunning}
        onOk={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('bulkText', { amount })}
      </Confirm>
    </>
  )
}
