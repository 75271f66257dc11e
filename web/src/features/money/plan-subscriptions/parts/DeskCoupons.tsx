import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { useEndCoupon, usePlanCoupons, type DeskCoupon } from '../plans-desk.api.ts'
import { plansDeskMessages } from '../plans-desk.messages.ts'
import { CouponDialog } from './CouponDialog.tsx'
import css from './desk.module.css'
import { usePlanTexts } from './plan-texts.ts'

/** The coupons for plans. */
export function DeskCoupons() {
  const t = useMessages(plansDeskMessages)
  const { page, size, turn } = useListQuestion()
  const coupons = usePlanCoupons({ page, size })
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<DeskCoupon | null>(null)
  const newCoupon = <Button onPress={() => setMaking(true)}>{t('newCoupon')}</Button>
  return (
    <>
      <Answer of={coupons}>
        {({ list, total }) =>
          total === 0 ? (
            <Empty title={t('noCoupons')} text={t('noCouponsText')} action={newCoupon} />
          ) : (
            <>
              <div className={css.actions}>{newCoupon}</div>
              <Card pad="none">
                <CouponTable coupons={list} onEnd={setEnding} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
      {isMaking && <CouponDialog onClose={() => setMaking(false)} />}
      {ending && <EndCoupon coupon={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function EndCoupon({ coupon, onClose }: { coupon: DeskCoupon; onClose: () => void }) {
  const t = useMessages(plansDeskMessages)
  const { run, isRunning } = useEndCoupon()
  const end = () =>
    void run({ body: { planCouponSeq: coupon.planCouponSeq } }).then(
      () => {
        toast({ text: t('couponEnded'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => {
        toast({ text: messageOf(error, t('failed')), tone: 'error' })
        onClose()
      },
    )
  return (
    <Confirm
      open
      title={t('endTitle')}
      okLabel={t('end')}
      cancelLabel={t('keep')}
      busy={isRunning}
      danger
      onOk={end}
      onCancel={onClose}
    >
      {t('endText')}
    </Confirm>
  )
}

interface CouponTableProps {
  coupons: DeskCoupon[]
  onEnd: (coupon: DeskCoupon) => void
}
function CouponTable({ coupons, onEnd }: CouponTableProps) {
  const t = useMessages(plansDeskMessages)
  const { money, day } = usePlanTexts()
  const columns: Column<DeskCoupon>[] = [
    {
      key: 'coupon',
      head: t('coupon'),
      bare: true,
      cell: ({ name, code }) => (
        <span className={css.two}>
          <b>{name}</b>
          <small className="num">{code}</small>
        </span>
      ),
    },
    {
      key: 'worth',
      head: t('worth'),
      end: true,
      cell: ({ kind, value }) => (
        <span className="num">{kind === 'PERCENT' ? `${value}%` : money(value)}</span>
      ),
    },
    {
      key: 'uses',
      head: t('uses'),
      end: true,
      cell: ({ usedCount, maxUses }) => (
        <span className="num">
          {maxUses === null
            ? withSeparators(usedCount)
            : t('usesOf', { used: withSeparators(usedCount), limit: withSeparators(maxUses) })}
        </span>
      ),
    },
    {
      key: 'endsOn',
      head: t('endsOn'),
      cell: ({ endsOn }) => <span className="num">{endsOn === null ? t('none') : day(endsOn)}</span>,
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ isActive }) => (
        <Kind tone={isActive ? 'ok' : 'plain'}>{t(isActive ? 'active' : 'ended')}</Kind>
      ),
    },
    {
      key: 'end',
      head: t('end'),
      bare: true,
      end: true,
      cell: (coupon) =>
        coupon.isActive && (
          <Button
            size="sm"
            variant="outline"
            label={t('endOf', { name: coupon.name })}
            onPress={() => onEnd(coupon)}
          >
            {t('end')}
          </Button>
        ),
    },
  ]
  return (
    <DataTable
      label={t('tabCoupons')}
      columns={columns}
      rows={coupons}
      keyOf={({ planCouponSeq }) => planCouponSeq}
    />
  )
}
