import { IconDots } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { RoomPerson } from 'contract/learning/live-rooms/groups.schemas'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import type { UserSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Loading, SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import { PeopleGroup, Person } from '../inside/PeopleGroup.tsx'
import { liveRoomMessages } from '../inside/room.messages.ts'
import type { RoomCommands } from '../inside/use-commands.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { useAudience } from './audience.api.ts'
import { liveAudienceMessages } from './audience.messages.ts'
import css from './Audience.module.css'

interface AudienceProps {
  lessonRef: LessonRef
  audience: NonNullable<RoomState['audience']>
  /** Those who came onto the stage watch no longer. */
  isConnected: (userSeq: UserSeq) => boolean
  hasHandUp: (userSeq: UserSeq) => boolean
  commands: RoomCommands
  onRemove: (person: RoomPerson) => void
}

/** For hosts: whom they invited onto the stage, and everybody who watches. */
export function AudienceList({
  lessonRef,
  audience,
  isConnected,
  hasHandUp,
  commands,
  onRemove,
}: AudienceProps) {
  const t = useMessages(liveAudienceMessages)
  const { count, invited } = audience
  return (
    <>
      {invited.length > 0 && (
        <PeopleGroup title={t('invitedCount', { count: invited.length })}>
          {invited.map(({ userSeq, name, imageUrl }) => (
            <Person key={userSeq} name={name} imageUrl={imageUrl} detail={t('waitsForAnswer')}>
              <Button
                size="sm"
                variant="outline"
                label={t('withdrawOf', { name })}
                onPress={() => commands.leaveStage(userSeq)}
              >
                {t('withdraw')}
              </Button>
            </Person>
          ))}
        </PeopleGroup>
      )}
      <Watchers {...{ lessonRef, count, isConnected, hasHandUp, commands, onRemove }} />
    </>
  )
}

type WatchersProps = Omit<AudienceProps, 'audience'> & { count: number }
function Watchers({ lessonRef, count, isConnected, hasHandUp, commands, onRemove }: WatchersProps) {
  const t = useMessages(liveAudienceMessages)
  const { all, isLoading, isLoadingMore, error, hasMore, loadMore, retry } = useAudience(lessonRef)
  const people = all.flatMap(({ list }) => list).filter(({ userSeq }) => !isConnected(userSeq))
  // Who came or went changes the number, which comes with the state of the room.
  const known = useRef(count)
  const refresh = useEffectEvent(retry)
  useEffect(() => {
    if (known.current !== count) refresh()
    known.current = count
  }, [count])
  return (
    <>
      <PeopleGroup title={t('watching', { count })}>
        {people.map((person) => (
          <Person
            key={person.userSeq}
            name={person.name}
            imageUrl={person.imageUrl}
            detail={hasHandUp(person.userSeq) ? t('handUp') : null}
          >
            <WatcherMenu {...{ person, commands, onRemove }} />
          </Person>
        ))}
      </PeopleGroup>
      {isLoading && (
        <Loading label={t('watching', { count })}>
          <SkeletonBlock height={40} />
        </Loading>
      )}
      {error && people.length === 0 && (
        <ErrorNote title={messageOf(error, t('notLoaded'))} retry={{ label: t('retry'), onPress: retry }} />
      )}
      {!isLoading && !error && people.length === 0 && <p className={css.empty}>{t('nobody')}</p>}
      {hasMore && (
        <LinkButton onPress={loadMore} disabled={isLoadingMore}>
          {t('more')}
        </LinkButton>
      )}
    </>
  )
}

interface WatcherProps extends Pick<AudienceProps, 'commands' | 'onRemove'> {
  person: RoomPerson
}
function WatcherMenu({ person, commands, onRemove }: WatcherProps) {
  const t = useMessages(liveAudienceMessages)
  const tRoom = useMessages(liveRoomMessages)
  const { userSeq, name } = person
  return (
    <Menu
      label={tRoom('actionsOf', { name })}
      icon={<IconDots size={20} aria-hidden />}
      items={[
        { key: 'invite', label: t('invite'), onPress: () => commands.inviteToStage(userSeq) },
        { key: 'remove', label: tRoom('remove'), danger: true, onPress: () => onRemove(person) },
      ]}
    />
  )
}
