import { MAX_GIVING_REASON } from 'contract/people/levels/levels.rules'
import type { UserSeq } from 'contract/values/ids'
import { GivingDialog } from '../../../../platform/management/GivingDialog.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { useLevelNames } from '../../../people/levels/levels.api.ts'
import { useGiveLevel } from '../level-progress.api.ts'
import { levelProgressMessages } from '../level-progress.messages.ts'

interface GiveDialogProps {
  userSeq: UserSeq
  name: string
  onClose: () => void
}
/** Gives a member a level by hand, with a reason. */
export function GiveDialog({ userSeq, name, onClose }: GiveDialogProps) {
  const t = useMessages(levelProgressMessages)
  const levels = useLevelNames().data ?? []
  const { run, isRunning, error } = useGiveLevel(userSeq)
  const texts = {
    title: t('giveOf', { name }),
    lead: t('giveText'),
    what: t('level'),
    choose: t('chooseLevel'),
    whatMissing: t('levelMissing'),
    reason: t('reason'),
    reasonHint: t('reasonHint'),
    reasonMissing: t('reasonMissing'),
    give: t('give'),
    cancel: t('cancel'),
    close: t('close'),
    failed: t('failed'),
  }
  const give = (chosen: string, reason: string) => {
    const level = levels.find(({ levelSeq }) => String(levelSeq) === chosen)
    if (!level) return
    run({ body: { levelSeq: level.levelSeq, reason } }).then(
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
      options={levels.map((one) => ({ value: String(one.levelSeq), label: one.name }))}
      maxReason={MAX_GIVING_REASON}
      isRunning={isRunning}
      error={error}
      onGive={give}
      onClose={onClose}
    />
  )
}
