import type { ChannelSeq } from 'contract/values/ids'
import type { PlanTerm } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'
import { messageOf } from '../../../../platform/call.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useServicePath } from '../../../../platform/service-site.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { usePlanPreview, useUpdatePlan, type PlanPreview, type PlanView } from '../plan-subscriptions.api.ts'
import { usePlanTexts } from './plan-texts.ts'
import css from './plans.module.css'

interface ChangeDialogProps {
  plan: PlanView
  termMonths: PlanTerm
  hasCard: boolean
  channelSeq: ChannelSeq
  onClose: () => void
}

/** What a plan would cost and when it would begin, before it is chosen. */
export function ChangeDialog({ plan, termMonths, hasCard, channelSeq, onClose }: ChangeDialogProps) {
  const { t, money } = usePlanTexts()
  const { planCd, name } = plan
  const preview = usePlanPreview(channelSeq, { planCd, termMonths })
  const { run, isRunning, error } = useUpdatePlan(channelSeq)
  const { data } = preview
  const needsCard = data !== undefined && data.amount > 0 && !hasCard
  const choose = () => {
    if (!data) return
    void run({ body: { planCd, termMonths, amount: data.amount } }).then(
      () => {
        toast({ text: t(data.kind === 'LATER' || data.kind === 'END' ? 'planned' : 'changed'), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure, and the price as it is now.
      () => void preview.refetch(),
    )
  }
  return (
    <FormDialog
      title={t('changeTitle', { plan: name })}
      size="small-medium"
      okLabel={data && data.amount > 0 ? t('pay', { amount: money(data.amount) }) : t('apply')}
      cancelLabel={t('cancel')}
      onOk={choose}
      onClose={onClose}
      busy={isRunning}
      disabled={!data || needsCard || blocks(data)}
    >
      <Answer of={preview} height={160}>
        {(shown) => (
          <div className={css.dialog}>
            <p>{t(shown.kind)}</p>
            <PreviewFacts preview={shown} />
            <Over preview={shown} />
            {needsCard && <CardNeeded />}
          </div>
        )}
      </Answer>
      {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </FormDialog>
  )
}

/** A smaller plan that the site does not fit into is refused. */
const blocks = ({ kind, over }: PlanPreview) => kind === 'LATER' && over.length > 0

function PreviewFacts({ preview: { kind, amount, discount, startsOn, next } }: { preview: PlanPreview }) {
  const { t, money, day } = usePlanTexts()
  if (kind === 'STAY') return null
  return (
    <KVList>
      <KV k={t(kind === 'END' ? 'endsOn' : 'startsOn')} v={day(startsOn)} />
      {next && (
        <KV k={t('nextCharge')} v={t('nextChargeOn', { on: day(next.on), amount: money(next.amount) })} />
      )}
      {discount > 0 && <KV k={t('lessBy')} v={`−${money(discount)}`} sale />}
      {kind !== 'END' && <KV k={t('payNow')} v={money(amount)} strong />}
    </KVList>
  )
}

function Over({ preview }: { preview: PlanPreview }) {
  const { t, kinds } = usePlanTexts()
  if (preview.over.length === 0 || preview.kind === 'STAY') return null
  return (
    <Notice tone="soon" title={t('over', { kinds: kinds(preview.over) })}>
      {t(blocks(preview) ? 'overBlocks' : 'overWarns')}
    </Notice>
  )
}

function CardNeeded() {
  const { t } = usePlanTexts()
  const pathOf = useServicePath()
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" href={pathOf('servicepaymentinfo')}>
          {t('registerCard')}
        </Button>
      }
    >
      {t('needCard')}
    </Notice>
  )
}
