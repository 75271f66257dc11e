import { isNear } from 'contract/system/plans/plans.rules'
import { useSession } from '../../../platform/session.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { usePlanTexts } from './parts/plan-texts.ts'
import css from './parts/plans.module.css'
import { usePlanUsage } from './plan-subscriptions.api.ts'

/** Says on the dashboard that a limit of the plan comes near; nothing where none does. docs/rules.md R-1066. */
export function PlanLimitNote() {
  const { t, kinds } = usePlanTexts()
  const { can } = useSession()
  const { channelSeq } = useChannel()
  const canRead = can('SITE_PLAN_READ') || can('SITE_PLAN_UPDATE')
  const near = usePlanUsage(channelSeq, canRead).data?.shares.filter(isNear) ?? []
  if (near.length === 0) return null
  const full = near.filter(({ used, limit }) => limit !== null && used >= limit)
  const named = kinds((full.length > 0 ? full : near).map(({ kind }) => kind))
  return (
    <div className={css.note}>
      <Notice
        tone="soon"
        title={t(full.length > 0 ? 'noteFull' : 'noteNear')}
        action={
          <Button size="sm" variant="outline" href="/service/servicemanage">
            {t('noteAction')}
          </Button>
        }
      >
        {t(full.length > 0 ? 'noteFullText' : 'noteText', { kinds: named })}
      </Notice>
    </div>
  )
}
