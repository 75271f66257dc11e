import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCancelRemoval, type StaffMember } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'
import css from './staff.module.css'

/** Pending removals of owners, above the list: every owner may object until the deadline. */
export function OwnerRemovals({ staff }: { staff: StaffMember[] }) {
  const removals = staff.filter(({ removal }) => removal)
  if (removals.length === 0) return null
  return (
    <div className={css.removals}>
      {removals.map((member) => (
        <Removal key={member.userSeq} member={member} />
      ))}
    </div>
  )
}

function Removal({ member: { userSeq, name, removal } }: { member: StaffMember }) {
  const t = useMessages(roleMessages)
  const { language } = useSite()
  const { can } = useSession()
  const { run, isRunning } = useCancelRemoval()
  if (!removal) return null
  const cancel = () =>
    run({ userSeq }).then(
      () => toast({ text: t('removalCancelled', { name }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  const at = formatDateTime(removal.effectiveAt, language)
  return (
    <Notice
      tone="soon"
      action={
        can('SITE_OWNER_UPDATE') && (
          <Button
            size="sm"
            variant="outline"
            label={t('cancelRemovalOf', { name })}
            loading={isRunning}
            onPress={() => void cancel()}
          >
            {t('cancelRemoval')}
          </Button>
        )
      }
    >
      {t('removalText', { name, by: removal.requestedBy, date: at })}
    </Notice>
  )
}
