import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useRemove, type Member } from '../members.api.ts'
import { memberMessages } from '../members.messages.ts'

interface RemoveDialogProps {
  member: Member
  onClose: () => void
}

/** Explains what ends with the membership before staff confirm it. */
export function RemoveDialog({ member: { userSeq, name }, onClose }: RemoveDialogProps) {
  const t = useMessages(memberMessages)
  const { run } = useRemove()
  return (
    <AskFirst
      title={t('removeTitle', { name })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      danger
      deed={() => run({ userSeq }).then(() => t('removed', { name }))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('removeText')}
    </AskFirst>
  )
}
