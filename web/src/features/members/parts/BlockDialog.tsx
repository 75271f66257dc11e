import { messageOf } from '../../../platform/call.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useBlock, type Member } from '../members.api.ts'
import { memberWords } from '../members.words.ts'

interface BlockDialogProps {
  member: Member
  onClose: () => void
}

/** Says what being shut out means before it happens. */
export function BlockDialog({ member: { userSeq, name }, onClose }: BlockDialogProps) {
  const t = useWords(memberWords)
  const { run, isRunning } = useBlock()
  const block = () =>
    void run({ userSeq })
      .then(
        () => toast({ text: t('blocked', { name }), tone: 'ok' }),
        (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
      )
      .finally(onClose)
  return (
    <Confirm
      open
      title={t('blockTitle', { name })}
      okLabel={t('block')}
      cancelLabel={t('cancel')}
      danger
      busy={isRunning}
      onOk={block}
      onCancel={onClose}
    >
      {t('blockText')}
    </Confirm>
  )
}
