import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useWords } from '../../../../platform/words/use-words.ts'
import { useBlock, type Member } from '../members.api.ts'
import { memberWords } from '../members.messages.ts'

interface BlockDialogProps {
  member: Member
  onClose: () => void
}

/** Explains what blocking means before it happens. */
export function BlockDialog({ member: { userSeq, name }, onClose }: BlockDialogProps) {
  const t = useWords(memberWords)
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
