import { useState } from 'react'
import { savingOf, type PlanTerm } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'
import { Button } from '../../../../ui/Button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { PlanInfo, PlanView } from '../plan-subscriptions.api.ts'
import { PLANS_ID } from './plan-shell.ts'
import { usePlanTexts } from './plan-texts.ts'
import css from './plans.module.css'

type Choose = ((plan: PlanView, termMonths: PlanTerm) => void) | null
interface PlanCardsProps {
  info: PlanInfo
  /** Null where the reader cannot change the plan now. */
  onChoose: Choose
}

/** The plans beside each other, for a month or a year. */
export function PlanCards({ info, onChoose }: PlanCardsProps) {
  const { t } = usePlanTexts()
  const [term, setTerm] = useState<'month' | 'year'>(info.subscription?.termMonths === 12 ? 'year' : 'month')
  const termMonths = term === 'year' ? 12 : 1
  return (
    <section id={PLANS_ID} tabIndex={-1} aria-label={t('plans')} className={css.compare}>
      <div className={css.head}>
        <div>
          <h2>{t('plans')}</h2>
          <p>{t('plansSub')}</p>
        </div>
        <SegmentedControl
          label={t('term')}
          value={term}
          onChange={setTerm}
          options={[
            { value: 'month', label: t('monthly') },
            { value: 'year', label: t('yearly') },
          ]}
        />
      </div>
      <ul className={css.plans}>
        {info.plans.map((plan) => (
          <PlanCard key={plan.planCd} plan={plan} termMonths={termMonths} info={info} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  )
}

interface PlanCardProps extends PlanCardsProps {
  plan: PlanView
  termMonths: PlanTerm
}
function PlanCard({ plan, termMonths, info, onChoose }: PlanCardProps) {
  const { t } = usePlanTexts()
  const { subscription } = info
  const isCurrent = info.plan?.planCd === plan.planCd
  const isNext = subscription?.next?.planCd === plan.planCd
  const isFree = plan.planCd === 'FREE'
  const isKept = isFree
    ? subscription === null
    : subscription?.planCd === plan.planCd && subscription.termMonths === termMonths && !subscription.next
  const price = termMonths === 12 ? plan.yearPrice : plan.monthPrice
  const isSold = plan.isOffered && (isFree || price !== null)
  return (
    <li className={cx(css.plan, isCurrent && css.current)}>
      <header>
        <h3>
          {plan.name}
          {isCurrent && <Kind tone="brand">{t('using')}</Kind>}
          {isNext && <Kind tone="soon">{t('scheduled')}</Kind>}
        </h3>
        <p>{plan.description}</p>
      </header>
      <Price plan={plan} termMonths={termMonths} price={price} />
      <Limits plan={plan} />
      {onChoose && isSold && !isKept && (
        <Button
          wide
          variant={isCurrent || isFree ? 'outline' : 'primary'}
          onPress={() => onChoose(plan, termMonths)}
        >
          {t('choose', { plan: plan.name })}
        </Button>
      )}
    </li>
  )
}

interface PriceProps {
  plan: PlanView
  termMonths: PlanTerm
  price: number | null
}
function Price({ plan, termMonths, price }: PriceProps) {
  const texts = usePlanTexts()
  const { t } = texts
  if (plan.planCd === 'FREE')
    return (
      <p className={css.price}>
        {t('free')}
        <small />
      </p>
    )
  if (price === null)
    return (
      <p className={css.price}>
        –<small>{t('notSold')}</small>
      </p>
    )
  const percent = termMonths === 12 ? savingOf(plan.monthPrice, plan.yearPrice) : null
  return (
    <p className={cx(css.price, 'num')}>
      {texts.price({ price, termMonths })}
      <small>{percent === null ? t('vat') : `${t('vat')} · ${t('saving', { percent })}`}</small>
    </p>
  )
}

function Limits({ plan }: { plan: PlanView }) {
  const { t, limit, size } = usePlanTexts()
  const rows = [
    { k: t('STUDENTS'), v: limit('STUDENTS', plan.studentLimit) },
    { k: t('STAFF'), v: limit('STAFF', plan.staffLimit) },
    { k: t('STORAGE'), v: limit('STORAGE', plan.storageBytes) },
    {
      k: t('video'),
      v: plan.videoBytes === null ? t('unlimited') : t('videoUpTo', { size: size(plan.videoBytes) }),
    },
    { k: t('fee'), v: plan.feeRate === null ? t('feeUsual') : `${plan.feeRate / 100}%` },
  ]
  return (
    <dl className={css.limits}>
      {rows.map(({ k, v }) => (
        <div key={k}>
          <dt>{k}</dt>
          <dd className="num">{v}</dd>
        </div>
      ))}
    </dl>
  )
}
