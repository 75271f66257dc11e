import { use, useEffect, useState } from 'react'
import type { ChannelSeq } from 'contract/values/ids'
import type { PlanTerm } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useServiceSite } from '../../../platform/service-site.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ChangeDialog } from './parts/ChangeDialog.tsx'
import { CurrentPlan } from './parts/CurrentPlan.tsx'
import { PlanCards } from './parts/PlanCards.tsx'
import { ShellContext } from './parts/plan-shell.ts'
import css from './parts/plans.module.css'
import { UsagePart } from './parts/UsagePart.tsx'
import { usePlanInfo, type PlanInfo, type PlanView } from './plan-subscriptions.api.ts'
import { planMessages } from './plan-subscriptions.messages.ts'

/** The plan of a site, how much of it is used, and the plans to choose from. */
export function ServiceManageScreen() {
  const channelSeq = useServiceSite()
  return channelSeq === null ? null : <PlanOf channelSeq={channelSeq} />
}

function PlanOf({ channelSeq }: { channelSeq: ChannelSeq }) {
  const t = useMessages(planMessages)
  const info = usePlanInfo(channelSeq)
  return (
    <Answer of={info}>
      {(plan) =>
        plan.isOn ? (
          <Manage info={plan} channelSeq={channelSeq} />
        ) : (
          <Empty title={t('off')} text={t('offText')} spot="done" />
        )
      }
    </Answer>
  )
}

function Manage({ info, channelSeq }: { info: PlanInfo; channelSeq: ChannelSeq }) {
  const t = useMessages(planMessages)
  const { channel } = useSite()
  const { can } = useSession()
  const [chosen, setChosen] = useState<{ plan: PlanView; termMonths: PlanTerm } | null>(null)
  // Of a site that is not the one of the page its calls decide.
  const isOwner = channel === null || can('SITE_PLAN_UPDATE')
  const canChange = info.canChange && isOwner
  const { setCanChangePlan } = use(ShellContext)
  useEffect(() => {
    setCanChangePlan(canChange)
    return () => setCanChangePlan(false)
  }, [canChange, setCanChangePlan])
  return (
    <div className={css.page}>
      <div className={css.top}>
        <CurrentPlan info={info} channelSeq={channelSeq} isOwner={isOwner} />
        <UsagePart channelSeq={channelSeq} />
      </div>
      {!isOwner && <Notice tone="info">{t('ownersOnly')}</Notice>}
      <PlanCards
        info={info}
        onChoose={canChange ? (plan, termMonths) => setChosen({ plan, termMonths }) : null}
      />
      {chosen && (
        <ChangeDialog
          {...chosen}
          hasCard={info.hasCard}
          channelSeq={channelSeq}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}
