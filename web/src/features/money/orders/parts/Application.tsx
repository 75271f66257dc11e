import { useState } from 'react'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { applicationMessages } from '../application.messages.ts'
import { useApply } from '../orders.api.ts'
import { orderMessages } from '../orders.messages.ts'
import type { PaymentInfo } from '../payment-info.ts'
import { useBuyer } from '../use-buyer.ts'
import css from '../PaymentScreen.module.css'
import { OrderedItem } from './OrderedItem.tsx'
import { OrdererFields } from './OrdererFields.tsx'
import { useSkipAttendCheck } from '../use-skip-attend-check.ts'
import { SellerBlock } from './PaymentBlocks.tsx'

/** An application for what costs nothing: joining the waitlist, or applying for approval. */
export function Application({ info, wait }: { info: PaymentInfo; wait: WaitKind }) {
  const t = useMessages(orderMessages)
  const words = useMessages(applicationMessages)
  const go = useGo()
  const skipAttendCheck = useSkipAttendCheck()
  const apply = useApply(info.courseSeq)
  const buyer = useBuyer({ ...info.orderer, phone: info.orderer.phone ?? '' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function submit() {
    const missing = buyer.press()
    setProblem(missing && t(missing))
    if (missing) return
    setBusy(true)
    try {
      await buyer.enter()
      await apply.run({ body: { ...buyer.orderer, classSeq: info.classSeq, skipAttendCheck } })
      toast({ text: words(`${wait}Done`), tone: 'ok' })
      go(`/classes/${info.courseSeq}`, { replace: true })
    } catch (error) {
      setProblem(messageOf(error, t('loadFailed')))
      setBusy(false)
    }
  }
  const button = (
    <Button size="lg" wide loading={isBusy} onPress={() => void submit()}>
      {words(`${wait}Do`)}
    </Button>
  )
  return (
    <main id="main">
      <div className={`wrap ${css.page}`}>
        <div>
          <h1 className="visually-hidden">{words(wait)}</h1>
          <section className={css.block}>
            <h2>{t('item')}</h2>
            <OrderedItem info={info} />
          </section>
          <OrdererFields buyer={buyer} />
          <SellerBlock />
        </div>
        <aside className={css.sum} aria-label={words(wait)}>
          <h2>{words(wait)}</h2>
          <p>{words(`${wait}Text`)}</p>
          {wait === 'LIST' && info.waitCnt > 0 && (
            <KVList>
              <KV k={words('before')} v={words('people', { count: info.waitCnt })} />
            </KVList>
          )}
          {problem && <Notice tone="error">{problem}</Notice>}
          {button}
          <p className={css.after}>{words('freeLater')}</p>
        </aside>
      </div>
      <BottomBar>{button}</BottomBar>
    </main>
  )
}
