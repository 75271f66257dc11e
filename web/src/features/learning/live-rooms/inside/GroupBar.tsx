import { IconLifebuoy, IconUsersGroup } from '@tabler/icons-react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { liveGroupMessages } from './groups.messages.ts'
import type { RoomCommands } from './use-commands.ts'
import type { GroupsView } from './use-groups.ts'
import css from './Groups.module.css'

interface BarProps {
  view: GroupsView | null
  state: RoomState
  commands: RoomCommands
  /** Shows the groups; null where they are shown already. */
  onShow: (() => void) | null
}

/** While groups are open: where the user is, how long that lasts, and what they can do about it. */
export function GroupBar({ view, state, commands, onShow }: BarProps) {
  const t = useMessages(liveGroupMessages)
  if (!view) return <div className={css.bar} />
  const { open, left, isClosing } = view
  const { mine } = open
  const time = isClosing
    ? t('closing')
    : left === null
      ? t('goingOn')
      : t('left', { time: formatLength(left) })
  return (
    <section className={css.bar} data-open aria-label={t('isOpen')}>
      <IconUsersGroup size={20} aria-hidden />
      <p>
        <b>{mine ? t('name', { number: mine.number }) : t('isOpen')}</b>
        <span className="num">{time}</span>
      </p>
      {mine && state.recording && <p className={css.aside}>{t('notRecorded')}</p>}
      {!mine && !state.isHost && !open.next && <p className={css.aside}>{t('waitsForGroup')}</p>}
      <span className={css.barActions}>
        {mine && !state.isHost && (
          <Button
            size="sm"
            variant="bar"
            icon={<IconLifebuoy size={17} aria-hidden />}
            pressed={open.isHelpRequested}
            onPress={() => commands.requestHelp(!open.isHelpRequested)}
          >
            {t(open.isHelpRequested ? 'callHostOff' : 'callHost')}
          </Button>
        )}
        {mine && state.isHost && !isClosing && (
          <Button size="sm" variant="bar" onPress={() => commands.visitGroup(null)}>
            {t('back')}
          </Button>
        )}
        {state.isHost && onShow && (
          <Button size="sm" variant="bar" onPress={onShow}>
            {t('show')}
          </Button>
        )}
      </span>
    </section>
  )
}
