import { IconLifebuoy, IconSpeakerphone, IconUsersGroup } from '@tabler/icons-react'
import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import type { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Line } from './BannerLine.tsx'
import type { liveGroupMessages } from './groups.messages.ts'
import type { RoomCommands } from './use-commands.ts'
import { noticeText, type GroupsView } from './use-groups.ts'

type Texts = ReturnType<typeof useMessages<keyof (typeof liveGroupMessages)['ko']>>

/** That the user is moved in some seconds. Screen readers say it once, see `useGroups`. */
export function moveLine({ notice }: GroupsView, t: Texts) {
  if (!notice) return null
  return (
    <Line sign={<IconUsersGroup size={20} aria-hidden />} isQuiet>
      <span className="num">{noticeText(notice, t)}</span>
    </Line>
  )
}

interface AnnouncementInput {
  announcement: RoomMessage
  onRead: () => void
  t: Texts
}
export const announcementLine = ({ announcement, onRead, t }: AnnouncementInput) => (
  <Line
    sign={<IconSpeakerphone size={20} aria-hidden />}
    action={
      <Button size="sm" variant="subtle" onPress={onRead}>
        {t('confirm')}
      </Button>
    }
  >
    <b>{t('announcement')}</b> {announcement.content}
  </Line>
)

interface HelpInput {
  groups: GroupsView
  commands: RoomCommands
  t: Texts
}
/** For hosts, the first group that waits for one. */
export function helpLine({ groups: { open, isClosing }, commands, t }: HelpInput) {
  const group = open.list.find(({ isHelpRequested }) => isHelpRequested)
  if (!group || isClosing) return null
  const name = t('name', { number: group.number })
  return (
    <Line
      sign={<IconLifebuoy size={20} aria-hidden />}
      action={
        <Button
          size="sm"
          label={t('enterOf', { name })}
          onPress={() => commands.visitGroup(group.liveGroupSeq)}
        >
          {t('enter')}
        </Button>
      }
    >
      {t('groupNeedsHelp', { name })}
    </Line>
  )
}
