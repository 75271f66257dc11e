import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { formatAmount } from 'contract/values/money'
import { Answer } from '../../../../../platform/management/QueryState.tsx'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatMoment } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { Sheet } from '../../../../../ui/layers/Sheet.tsx'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { OrderParcels } from '../../../deliveries/OrderParcels.tsx'
import { leftOf, useSale, type Sale, type SaleDetail } from '../sales.api.ts'
import { saleSheetMessages } from '../sale-sheet.messages.ts'
import { SaleCashReceipt } from './SaleCashReceipt.tsx'
import { SaleHistory } from './SaleHistory.tsx'
import { SaleItems } from './SaleItems.tsx'
import { SaleMoney } from './SaleMoney.tsx'
import css from './sale-sheet.module.css'

interface SaleSheetProps {
  orderNo: string
  /** The orders of the list behind it. */
  neighbours: Sale[]
  /** How many orders the earlier pages of the list have, and how many there are. */
  before: number
  total: number
  onTurn: (orderNo: string) => void
  onRefund: (sale: Sale) => void
  onClose: () => void
}

/** One order over the list: what was sold, what was paid and refunded, and what happened. */
export function SaleSheet({ orderNo, neighbours, before, total, onTurn, onRefund, onClose }: SaleSheetProps) {
  const t = useMessages(saleSheetMessages)
  const sale = useSale(orderNo)
  const at = neighbours.findIndex((one) => one.orderNo === orderNo)
  const refund = (one: Sale) => {
    onClose()
    onRefund(one)
  }
  return (
    <Sheet open onClose={onClose} title={t('title', { no: orderNo })} closeLabel={t('close')} tall>
      {at >= 0 && (
        <div className={css.turn}>
          <Neighbour label={t('newer')} to={neighbours[at - 1]} onTurn={onTurn} isUp />
          <Neighbour label={t('older')} to={neighbours[at + 1]} onTurn={onTurn} />
          <span className="num">{t('position', { at: before + at + 1, of: total })}</span>
        </div>
      )}
      <Answer of={sale}>{(detail) => <Detail detail={detail} onRefund={refund} />}</Answer>
    </Sheet>
  )
}

interface NeighbourProps {
  label: string
  to: Sale | undefined
  onTurn: (orderNo: string) => void
  isUp?: boolean
}
const Neighbour = ({ label, to, onTurn, isUp = false }: NeighbourProps) => (
  <IconButton
    label={label}
    variant="outline"
    icon={isUp ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
    disabled={!to}
    onPress={() => to && onTurn(to.orderNo)}
  />
)

function Detail({ detail, onRefund }: { detail: SaleDetail; onRefund: (sale: Sale) => void }) {
  const t = useMessages(saleSheetMessages)
  const { language } = useSite()
  const { can } = useSession()
  const { order } = detail
  const { ordererName, ordererEmail, ordererPhone, createdAt, currency } = order
  const left = leftOf(order)
  return (
    <div className={css.sheet}>
      <p className={css.dimmed}>{formatMoment(createdAt, language, { withYear: true })}</p>
      <section className={css.who}>
        <div>
          <b>{ordererName}</b>
          <p className={css.dimmed}>{[ordererEmail, ordererPhone].filter(Boolean).join(' · ')}</p>
        </div>
        {can('SITE_MEMBER_READ') && (
          <LinkButton href={`/settings/members?q=${encodeURIComponent(ordererEmail)}`}>
            {t('member')}
          </LinkButton>
        )}
      </section>
      <SaleItems detail={detail} />
      {order.delivery && <OrderParcels delivery={order.delivery} />}
      <SaleMoney detail={detail} />
      <SaleCashReceipt detail={detail} />
      <SaleHistory detail={detail} />
      {left > 0 && can('SITE_SALES_UPDATE') && (
        <Button variant="danger" onPress={() => onRefund(order)}>
          {t('refund', { amount: formatAmount(left, currency, language) })}
        </Button>
      )}
    </div>
  )
}
