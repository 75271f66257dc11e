import { IconMessages } from '@tabler/icons-react'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { curriculumMessages } from '../../teaching/curriculum/curriculum.messages.ts'
import { emptyDraft } from '../../teaching/curriculum/item.ts'
import { says, type ItemKind, type LineProps } from '../../teaching/curriculum/item-kind.ts'
import { chatPartMessages } from './chat-part.messages.ts'
import { ChatPart } from './parts/ChatPart.tsx'

/** A mission that a learner completes by entering a chat room. */
export const chatMissionKind: ItemKind = {
  key: curriculumTypes.chatMission,
  Sign: IconMessages,
  isOf: (item) => missionTypeOf(item) === 'ENTER_CHAT_ROOM',
  name: says(curriculumMessages, 'kind07'),
  newTitle: says(curriculumMessages, 'newChatMission'),
  start: () => emptyDraft(curriculumTypes.chatMission),
  Part: ChatPart,
  broken: ({ missionResourceId }) =>
    new Map(missionResourceId ? [] : [['missionResourceId', says(chatPartMessages, 'NO_ROOM')]]),
  content: { label: says(curriculumMessages, 'missionAsk') },
  isNeverFree: true,
  Line,
}

function Line({ item: { missionResourceName: name } }: LineProps) {
  const t = useMessages(chatPartMessages)
  return name === null ? <Kind tone="soon">{t('roomGone')}</Kind> : <small>{t('enters', { name })}</small>
}
