import { IconArrowsExchange, IconLifebuoy } from '@tabler/icons-react'
import type { GroupRef, RoomGroup, RoomPerson } from 'contract/learning/live-rooms/groups.schemas'
import type { LiveGroupSeq } from 'contract/values/ids'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import type { LessonRef } from '../live-rooms.api.ts'
import { DivisionForm } from './DivisionForm.tsx'
import { liveGroupMessages } from './groups.messages.ts'
import type { Participant } from './participant.ts'
import type { RoomCommands } from './use-commands.ts'
import type { GroupsView } from './use-groups.ts'
import css from './Groups.module.css'

interface PanelProps {
  lessonRef: LessonRef
  view: GroupsView | null
  participants: readonly Participant[]
  commands: RoomCommands
  refresh: () => void
}

/** Where hosts divide people into groups, and see those that are open. */
export function GroupsPanel({ lessonRef, view, participants, commands, refresh }: PanelProps) {
  if (!view) return <DivisionForm lessonRef={lessonRef} participants={participants} onOpened={refresh} />
  return <OpenGroupList view={view} commands={commands} />
}

interface ListProps {
  view: GroupsView
  commands: RoomCommands
}
function OpenGroupList({ view: { open, left, isClosing }, commands }: ListProps) {
  const t = useMessages(liveGroupMessages)
  return (
    <div className={css.openGroups}>
      <div className={css.openList}>
        {open.list.map((group) => (
          <Group
            key={group.liveGroupSeq}
            group={group}
            isHere={open.mine?.liveGroupSeq === group.liveGroupSeq}
            groups={open.list}
            isClosing={isClosing}
            commands={commands}
          />
        ))}
        {open.unassigned.length > 0 && (
          <section className={css.group}>
            <div className={css.groupHead}>
              <h2>{t('unassigned', { count: open.unassigned.length })}</h2>
            </div>
            <ul className={css.list}>
              {open.unassigned.map((person) => (
                <Person
                  key={person.userSeq}
                  person={person}
                  detail={null}
                  from={null}
                  groups={open.list}
                  isClosing={isClosing}
                  commands={commands}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={css.foot}>
        <p className={`num ${css.hint}`} role="timer">
          {isClosing ? t('closing') : left === null ? t('goingOn') : t('left', { time: formatLength(left) })}
        </p>
        <Button variant="danger" disabled={isClosing} onPress={commands.closeGroups}>
          {t('closeAll')}
        </Button>
      </div>
    </div>
  )
}

interface GroupProps {
  group: RoomGroup
  isHere: boolean
  groups: readonly GroupRef[]
  isClosing: boolean
  commands: RoomCommands
}
function Group({ group, isHere, ...shared }: GroupProps) {
  const t = useMessages(liveGroupMessages)
  const { liveGroupSeq, number, people, isHelpRequested } = group
  const { isClosing, commands } = shared
  const name = t('name', { number })
  return (
    <section className={css.group} data-help={isHelpRequested || undefined}>
      <div className={css.groupHead}>
        <h2>{t('groupCount', { name, count: people.length })}</h2>
        {isHelpRequested && (
          <>
            <span className={css.help}>
              <IconLifebuoy size={17} aria-hidden /> {t('helpRequested')}
            </span>
            <Button
              size="sm"
              variant="outline"
              label={t('helpDoneOf', { name })}
              onPress={() => commands.requestHelp(false, liveGroupSeq)}
            >
              {t('helpDone')}
            </Button>
          </>
        )}
        {isHere ? (
          <span className={css.hint}>{t('isHere')}</span>
        ) : (
          <Button
            size="sm"
            variant="outline"
            label={t('enterOf', { name })}
            disabled={isClosing}
            onPress={() => commands.visitGroup(liveGroupSeq)}
          >
            {t('enter')}
          </Button>
        )}
      </div>
      {people.length === 0 && <p className={css.hint}>{t('empty')}</p>}
      <ul className={css.list}>
        {people.map((person) => (
          <Person
            key={person.userSeq}
            person={person}
            detail={person.isInside ? null : t('moving')}
            from={liveGroupSeq}
            {...shared}
          />
        ))}
      </ul>
    </section>
  )
}

interface PersonProps {
  person: RoomPerson
  detail: string | null
  from: LiveGroupSeq | null
  groups: readonly GroupRef[]
  isClosing: boolean
  commands: RoomCommands
}
function Person({ person: { userSeq, name, imageUrl }, detail, from, ...props }: PersonProps) {
  const t = useMessages(liveGroupMessages)
  const { groups, isClosing, commands } = props
  const others = groups.filter(({ liveGroupSeq }) => liveGroupSeq !== from)
  const moveTo = (group: string) => t('moveTo', { group })
  return (
    <li className={css.person}>
      <Avatar name={name} src={imageUrl} size={34} />
      <p>
        <span className="clamp1">{name}</span>
        {detail !== null && <small>{detail}</small>}
      </p>
      {!isClosing && (
        <Menu
          label={t('moveOf', { name })}
          icon={<IconArrowsExchange size={20} aria-hidden />}
          items={[
            ...others.map(({ liveGroupSeq, number }) => ({
              key: String(liveGroupSeq),
              label: moveTo(t('name', { number })),
              onPress: () => commands.moveToGroup(userSeq, liveGroupSeq),
            })),
            ...(from === null
              ? []
              : [
                  {
                    key: 'main',
                    label: moveTo(t('mainRoom')),
                    onPress: () => commands.moveToGroup(userSeq, null),
                  },
                ]),
          ]}
        />
      )}
    </li>
  )
}
