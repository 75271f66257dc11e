import { IconDots } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { liveAudienceMessages } from '../audience/audience.messages.ts'
import type { Participant } from './participant.ts'
import { liveRoomMessages } from './room.messages.ts'
import type { RoomCommands } from './use-commands.ts'

interface PersonMenuProps {
  participant: Participant
  commands: RoomCommands
  onRemove: () => void
  /** They can return to it. */
  hasAudience: boolean
}

/** What a host may do with one learner. */
export function PersonMenu({ participant, commands, onRemove, hasAudience }: PersonMenuProps) {
  const t = useMessages(liveRoomMessages)
  const tAudience = useMessages(liveAudienceMessages)
  const { userSeq, name, isMicrophoneOn, isSharing } = participant
  return (
    <Menu
      label={t('actionsOf', { name })}
      icon={<IconDots size={20} aria-hidden />}
      items={[
        isMicrophoneOn
          ? { key: 'mute', label: t('mute'), onPress: () => commands.mute(userSeq) }
          : { key: 'unmute', label: t('askUnmute'), onPress: () => commands.promptUnmute(userSeq) },
        ...(isSharing
          ? [{ key: 'share', label: t('stopShare'), onPress: () => commands.stopShare(userSeq) }]
          : []),
        ...(hasAudience
          ? [{ key: 'audience', label: tAudience('toAudience'), onPress: () => commands.leaveStage(userSeq) }]
          : []),
        { key: 'remove', label: t('remove'), danger: true, onPress: onRemove },
      ]}
    />
  )
}
