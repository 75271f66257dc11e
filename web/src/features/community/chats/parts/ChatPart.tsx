import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { KindPartProps } from '../../../teaching/curriculum/item-kind.ts'
import { chatPartMessages } from '../chat-part.messages.ts'
import { useChatRooms } from '../chats.api.ts'
import { RoomDialog } from '../RoomDialog.tsx'

/** Selects the chat room of a mission, or creates a new one. */
export function ChatPart({ courseSeq, draft, change, errorOf }: KindPartProps) {
  const t = useMessages(chatPartMessages)
  const { data, error } = useChatRooms(courseSeq)
  const [isMaking, setMaking] = useState(false)
  const rooms = data?.list ?? []
  const chosen = rooms.find(({ chatRoomSeq }) => chatRoomSeq === draft.missionResourceId)
  return (
    <div>
      <Select
        label={t('room')}
        required
        placeholder={t(rooms.length > 0 ? 'chooseRoom' : 'nothingToChoose')}
        hint={t('roomHint')}
        error={errorOf('missionResourceId')}
        value={chosen ? String(chosen.chatRoomSeq) : ''}
        onChange={(value) => change({ missionResourceId: Number(value) })}
        options={rooms.map(({ chatRoomSeq, name }) => ({ value: String(chatRoomSeq), label: name }))}
      />
      {error && <Notice tone="error">{t('failed')}</Notice>}
      <Button
        size="sm"
        variant="subtle"
        icon={<IconPlus size={16} aria-hidden />}
        onPress={() => setMaking(true)}
      >
        {t('makeRoom')}
      </Button>
      {isMaking && (
        <RoomDialog
          courseSeq={courseSeq}
          onMade={(chatRoomSeq) => change({ missionResourceId: chatRoomSeq })}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
