import { Removal } from '../../../../platform/management/Removal.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useDeleteLevel, type CountedLevel } from '../levels.api.ts'
import { levelMessages } from '../levels.messages.ts'

interface DeleteLevelProps {
  level: CountedLevel
  onClose: () => void
}
/** Its members move to the next level that they reach. */
export function DeleteLevel({ level: { levelSeq, name }, onClose }: DeleteLevelProps) {
  const t = useMessages(levelMessages)
  const command = useDeleteLevel()
  return (
    <Removal
      title={t('removeTitle')}
      removeLabel={t('remove')}
      cancelLabel={t('cancel')}
      doneText={t('removed')}
      failedText={t('failed')}
      command={command}
      remove={() => command.run({ levelSeq })}
      onClose={onClose}
    >
      {t('removeText', { name })}
    </Removal>
  )
}
