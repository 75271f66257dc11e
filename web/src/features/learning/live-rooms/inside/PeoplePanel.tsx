import { IconHandStop, IconMicrophone, IconMicrophoneOff, IconScreenShare } from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { isHost as isHostType } from 'contract/teaching/curriculum/live-items.rules'
import type { UserSeq } from 'contract/values/ids'
import { formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { peopleCount } from '../audience/AudienceLines.tsx'
import { AudienceList } from '../audience/AudienceList.tsx'
import { liveAudienceMessages } from '../audience/audience.messages.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import type { Participant } from './participant.ts'
import { PeopleGroup, Person } from './PeopleGroup.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { PersonQuestion, type PersonQuestionInput } from './PersonQuestion.tsx'
import { liveRoomMessages } from './room.messages.ts'
import type { RoomCommands } from './use-commands.ts'
import css from './Panel.module.css'

interface PeopleProps {
  lessonRef: LessonRef
  participants: readonly Participant[]
  state: RoomState
  commands: RoomCommands
}

/** For hosts those who wait first, then the raised hands in their order, then everybody; last those who were removed. */
export function PeoplePanel({ lessonRef, participants, state, commands }: PeopleProps) {
  const t = useMessages(liveRoomMessages)
  const [question, setQuestion] = useState<PersonQuestionInput | null>(null)
  const tAudience = useMessages(liveAudienceMessages)
  const { isHost, waiting, hands, removed, audience } = state
  const hasHandUp = (userSeq: UserSeq) => hands.some((one) => one.userSeq === userSeq)
  const isInvited = (userSeq: UserSeq) => audience?.invited.some((one) => one.userSeq === userSeq)
  const isConnected = (userSeq: UserSeq) => participants.some((one) => one.userSeq === userSeq)
  return (
    <div className={css.people}>
      {isHost && waiting.length > 0 && (
        <PeopleGroup
          title={t('waitingCount', { count: waiting.length })}
          action={<LinkButton onPress={() => commands.admit(null)}>{t('admitAll')}</LinkButton>}
        >
          {waiting.map(({ userSeq, name, imageUrl, requestedAt }) => (
            <Person
              key={userSeq}
              name={name}
              imageUrl={imageUrl}
              detail={t('waitingSince', { time: formatTime(requestedAt) })}
            >
              <Button
                size="sm"
                variant="outline"
                label={t('declineOf', { name })}
                onPress={() => commands.decline(userSeq)}
              >
                {t('decline')}
              </Button>
              <Button size="sm" label={t('admitOf', { name })} onPress={() => commands.admit(userSeq)}>
                {t('admit')}
              </Button>
            </Person>
          ))}
        </PeopleGroup>
      )}
      {hands.length > 0 && (
        <PeopleGroup
          title={t('handsCount', { count: hands.length })}
          action={
            isHost && <LinkButton onPress={() => commands.lowerHands(null)}>{t('lowerAll')}</LinkButton>
          }
        >
          {hands.map(({ userSeq, name, imageUrl, raisedAt }, at) => (
            <Person
              key={userSeq}
              name={name}
              imageUrl={imageUrl}
              detail={t('raisedAt', { number: at + 1, time: formatTime(raisedAt) })}
            >
              <IconHandStop size={19} className={css.handSign} aria-hidden />
              {isHost && audience && !isConnected(userSeq) && !isInvited(userSeq) && (
                <Button
                  size="sm"
                  variant="outline"
                  label={tAudience('inviteOf', { name })}
                  onPress={() => commands.inviteToStage(userSeq)}
                >
                  {tAudience('invite')}
                </Button>
              )}
              {isHost && (!audience || isConnected(userSeq)) && (
                <Button
                  size="sm"
                  variant="outline"
                  label={t('letTalkOf', { name })}
                  onPress={() => commands.promptUnmute(userSeq)}
                >
                  {t('letTalk')}
                </Button>
              )}
            </Person>
          ))}
        </PeopleGroup>
      )}
      {(participants.length > 0 || !audience) && (
        <Here
          {...{ participants, state, commands }}
          onRemove={(person) => setQuestion({ kind: 'remove', person })}
        />
      )}
      {audience && isHost && (
        <AudienceList
          {...{ lessonRef, audience, isConnected, hasHandUp, commands }}
          onRemove={(person) => setQuestion({ kind: 'remove', person })}
        />
      )}
      {audience && !isHost && (
        <p className={css.watching}>{tAudience('watching', { count: peopleCount(state, 0) })}</p>
      )}
      {isHost && removed.length > 0 && (
        <PeopleGroup title={t('removedCount', { count: removed.length })}>
          {removed.map((one) => (
            <Person
              key={one.userSeq}
              name={one.name}
              imageUrl={one.imageUrl}
              detail={t('removedAt', { time: formatTime(one.removedAt) })}
            >
              <Button
                size="sm"
                variant="outline"
                label={t('readmitOf', { name: one.name })}
                onPress={() => setQuestion({ kind: 'readmit', person: one })}
              >
                {t('readmit')}
              </Button>
            </Person>
          ))}
        </PeopleGroup>
      )}
      {question && <PersonQuestion {...question} commands={commands} onClose={() => setQuestion(null)} />}
    </div>
  )
}

interface HereProps extends Omit<PeopleProps, 'lessonRef'> {
  onRemove: (person: Participant) => void
}
/** Those who are connected: in a lesson with an audience, the stage. */
function Here({ participants, state: { isHost, audience }, commands, onRemove }: HereProps) {
  const t = useMessages(liveRoomMessages)
  const tAudience = useMessages(liveAudienceMessages)
  const count = participants.length
  return (
    <PeopleGroup title={audience ? tAudience('onStage', { count }) : t('hereCount', { count })}>
      {participants.map((one) => (
        <Person
          key={one.identity}
          name={one.isLocal ? t('meNamed', { name: one.name }) : one.name}
          imageUrl={one.imageUrl}
          detail={isHostType(one.userType) ? t('host') : null}
        >
          {one.isSharing && (
            <IconScreenShare size={19} aria-label={t('screenOf', { name: one.name })} role="img" />
          )}
          {one.isMicrophoneOn ? (
            <IconMicrophone size={19} aria-hidden />
          ) : (
            <IconMicrophoneOff size={19} aria-label={t('muted')} role="img" />
          )}
          {isHost && !one.isLocal && !isHostType(one.userType) && (
            <PersonMenu
              participant={one}
              commands={commands}
              onRemove={() => onRemove(one)}
              hasAudience={audience !== null}
            />
          )}
        </Person>
      ))}
    </PeopleGroup>
  )
}
