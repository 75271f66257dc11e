import type { UserSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveRoomMessages } from './room.messages.ts'
import type { RoomCommands } from './use-commands.ts'

export interface PersonQuestionInput {
  kind: 'remove' | 'readmit'
  person: { userSeq: UserSeq; name: string }
}
interface QuestionProps extends PersonQuestionInput {
  commands: RoomCommands
  onClose: () => void
}

/** Asks a host before a learner is removed, or may enter again. */
export function PersonQuestion({ kind, person: { userSeq, name }, commands, onClose }: QuestionProps) {
  const t = useMessages(liveRoomMessages)
  const isRemoval = kind === 'remove'
  return (
    <AskFirst
      title={t(isRemoval ? 'removeTitle' : 'readmitTitle', { name })}
      okLabel={t(isRemoval ? 'removeDone' : 'readmit')}
      cancelLabel={t('cancel')}
      danger={isRemoval}
      failed={t('failed')}
      deed={async () => {
        await (isRemoval ? commands.remove(userSeq) : commands.readmit(userSeq))
        return isRemoval ? null : t('readmitted', { name })
      }}
      onClose={onClose}
    >
      {t(isRemoval ? 'removeText' : 'readmitText')}
    </AskFirst>
  )
}
