import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useBlock, type Member } from '../members.api.ts'
import { memberMessages } from '../members.messages.ts'

interface BlockDialogProps {
  member: Member
  onClose: () => void
}

/** Explains the effect of blocking before staff confirm it. */
export function BlockDialog({ member: { userSeq, name }, onClose }: BlockDialogProps) {
  const t = useMessages(memberMessages)
  const { run } = useBlock()
  return (
    <AskFirst
      title={t('blockTitle', { name })}
      okLabel={t('block')}
      cancelLabel={t('cancel')}
      danger
      deed={() => run({ userSeq }).then(() => t('blocked', { name }))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('blockText')}
    </AskFirst>
  )
}
