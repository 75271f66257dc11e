import { useState, type FormEvent } from 'react'
import type { ChannelSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useServiceSite } from '../../../platform/service-site.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { usePlanTexts } from './parts/plan-texts.ts'
import css from './parts/plans.module.css'
import { useRegisterCoupon, useSitePlanCoupons, type SitePlanCoupon } from './plan-subscriptions.api.ts'

/** The coupons of a site for its plan, and the field for another code. */
export function ServiceCouponScreen() {
  const channelSeq = useServiceSite()
  return channelSeq === null ? null : <CouponsOf channelSeq={channelSeq} />
}

function CouponsOf({ channelSeq }: { channelSeq: ChannelSeq }) {
  const { t } = usePlanTexts()
  const { channel } = useSite()
  const { can } = useSession()
  const { page, size, turn } = useListQuestion()
  const coupons = useSitePlanCoupons(channelSeq, { page, size })
  return (
    <>
      {(channel === null || can('SITE_PLAN_COUPON_UPDATE')) && <CodeForm channelSeq={channelSeq} />}
      <Answer of={coupons}>
        {({ list, total }) =>
          total === 0 ? (
            <Empty title={t('noCoupons')} text={t('codeHint')} />
          ) : (
            <>
              <Card pad="none">
                <CouponTable coupons={list} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
    </>
  )
}

function CodeForm({ channelSeq }: { channelSeq: ChannelSeq }) {
  const { t } = usePlanTexts()
  const { run, isRunning } = useRegisterCoupon(channelSeq)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim()) return
    void run({ body: { code } }).then(
      () => {
        setCode('')
        setProblem(undefined)
        toast({ text: t('registered'), tone: 'ok' })
      },
      (error: unknown) => setProblem(messageOf(error, t('failed'))),
    )
  }
  return (
    <Form onSubmit={submit} className={css.form}>
      <TextInput
        label={t('code')}
        value={code}
        onChange={(text) => {
          setCode(text.toUpperCase())
          setProblem(undefined)
        }}
        maxLength={20}
        error={problem}
        autoComplete="off"
      />
      <Button type="submit" loading={isRunning} disabled={!code.trim()}>
        {t('register')}
      </Button>
    </Form>
  )
}

function CouponTable({ coupons }: { coupons: SitePlanCoupon[] }) {
  const { t, money } = usePlanTexts()
  const { language } = useSite()
  const columns: Column<SitePlanCoupon>[] = [
    { key: 'name', head: t('couponName'), bare: true, cell: ({ name }) => <b>{name}</b> },
    { key: 'code', head: t('code'), cell: ({ code }) => <span className="num">{code}</span> },
    {
      key: 'worth',
      head: t('worth'),
      cell: ({ kind, value }) =>
        kind === 'PERCENT' ? t('percentOff', { value }) : t('amountOff', { amount: money(value) }),
    },
    {
      key: 'registered',
      head: t('registeredAt'),
      cell: ({ registeredAt }) => <span className="num">{formatDate(registeredAt, language)}</span>,
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ usedAt }) =>
        usedAt === null ? (
          <Kind tone="ok">{t('waiting')}</Kind>
        ) : (
          <Kind>{t('usedOn', { on: formatDate(usedAt, language) })}</Kind>
        ),
    },
  ]
  return (
    <DataTable
      label={t('coupon')}
      columns={columns}
      rows={coupons}
      keyOf={({ planCouponSeq }) => planCouponSeq}
    />
  )
}
