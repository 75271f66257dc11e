import { useState } from 'react'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Card } from '../../../../../ui/Card.tsx'
import { Notice } from '../../../../../ui/Notice.tsx'
import { Reasons } from '../../../../../ui/PickBar.tsx'
import { type AwaitedDeposit, useDeposits } from '../deposits.api.ts'
import { depositsMessages } from '../deposits.messages.ts'
import { ConfirmDepositDialog } from './ConfirmDepositDialog.tsx'
import { ConfirmDepositsBar, type Failed } from './ConfirmDepositsBar.tsx'
import { DepositsTable } from './DepositsTable.tsx'
import css from './sales.module.css'

/** Orders that wait for a bank deposit; nothing while there are none. */
export function AwaitedDeposits() {
  const t = useMessages(depositsMessages)
  const { data } = useDeposits()
  const [picked, setPicked] = useState<string[]>([])
  const [confirming, setConfirming] = useState<AwaitedDeposit | null>(null)
  const [failed, setFailed] = useState<Failed>([])
  if (!data || (data.list.length === 0 && failed.length === 0)) return null
  const waiting = data.list.filter(({ isOver }) => !isOver)
  // Somebody else may have confirmed one meanwhile.
  const chosen = waiting.filter(({ orderNo }) => picked.includes(orderNo))
  return (
    <section className={css.deposits} aria-labelledby="awaited-deposits">
      <h2 id="awaited-deposits">{t('title', { count: waiting.length })}</h2>
      <p>{t('text')}</p>
      {failed.length > 0 && (
        <Notice tone="error" title={t('bulkFailed', { count: failed.length })}>
          <Reasons list={failed} />
        </Notice>
      )}
      <ConfirmDepositsBar waiting={waiting} chosen={chosen} onPick={setPicked} onFailed={setFailed} />
      {data.list.length > 0 && (
        <Card pad="none">
          <DepositsTable
            list={data.list}
            picked={chosen.map(({ orderNo }) => orderNo)}
            onPick={setPicked}
            onConfirm={setConfirming}
          />
        </Card>
      )}
      {confirming && <ConfirmDepositDialog deposit={confirming} onClose={() => setConfirming(null)} />}
    </section>
  )
}
