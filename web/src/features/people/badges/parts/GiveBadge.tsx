import { MAX_BADGE_REASON } from 'contract/people/badges/badges.rules'
import type { Badge } from 'contract/people/badges/schemas'
import type { UserSeq } from 'contract/values/ids'
import { GivingDialog } from '../../../../platform/management/GivingDialog.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { useGiveBadge } from '../badges.api.ts'
import { badgeMessages } from '../badges.messages.ts'
import { useBadgeTexts } from '../use-badge-texts.ts'

interface GiveBadgeProps {
  userSeq: UserSeq
  name: string
  badges: Badge[]
  onClose: () => void
}
/** Gives a member a badge by hand, with a reason. */
export function GiveBadge({ userSeq, name, badges, onClose }: GiveBadgeProps) {
  const t = useMessages(badgeMessages)
  const { nameOf } = useBadgeTexts()
  const { run, isRunning, error } = useGiveBadge(userSeq)
  const texts = {
    title: t('giveOf', { name }),
    what: t('badge'),
    choose: t('choose'),
    whatMissing: t('badgeMissing'),
    reason: t('reason'),
    reasonHint: t('reasonHint'),
    reasonMissing: t('reasonMissing'),
    give: t('give'),
    cancel: t('cancel'),
    close: t('close'),
    failed: t('failed'),
  }
  const give = (chosen: string, reason: string) => {
    const badge = badges.find(({ kind }) => kind === chosen)
    if (!badge) return
    run({ body: { kind: badge.kind, reason } }).then(
      () => {
        toast({ text: t('gave'), tone: 'ok' })
        onClose()
      },
      () => null,
    )
  }
  return (
    <GivingDialog
      texts={texts}
      options={badges.map((one) => ({ value: one.kind, label: nameOf(one) }))}
      maxReason={MAX_BADGE_REASON}
      isRunning={isRunning}
      error={error}
      onGive={give}
      onClose={onClose}
    />
  )
}
