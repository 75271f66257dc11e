import { IconHandStop, IconMicrophone, IconMicrophoneOff, IconScreenShare } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { isHost as isHostType } from 'contract/teaching/curriculum/live-items.rules'
import { formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import type { Participant } from './participant.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { PersonQuestion, type PersonQuestionInput } from './PersonQuestion.tsx'
import { liveRoomMessages } from './room.messages.ts'
import type { RoomCommands } from './use-commands.ts'
import css from './Panel.module.css'

interface PeopleProps {
  participants: readonly Participant[]
  state: RoomState
  commands: RoomCommands
}

/** For hosts those who wait first, then the raised hands in their order, then everybody; last those who were removed. */
export function PeoplePanel({ participants, state, commands }: PeopleProps) {
  const t = useMessages(liveRoomMessages)
  const [question, setQuestion] = useState<PersonQuestionInput | null>(null)
  const { isHost, waiting, hands, removed } = state
  return (
    <div className={css.people}>
      {isHost && waiting.length > 0 && (
        <Group
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
        </Group>
      )}
      {hands.length > 0 && (
        <Group
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
              {isHost && (
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
        </Group>
      )}
      <Group title={t('hereCount', { count: participants.length })}>
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
                onRemove={() => setQuestion({ kind: 'remove', person: one })}
              />
            )}
          </Person>
        ))}
      </Group>
      {isHost && removed.length > 0 && (
        <Group title={t('removedCount', { count: removed.length })}>
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
        </Group>
      )}
      {question && <PersonQuestion {...question} commands={commands} onClose={() => setQuestion(null)} />}
    </div>
  )
}

function Group({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.group}>
      <div className={css.groupHead}>
        <h2>{title}</h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

interface PersonProps {
  name: string
  imageUrl: string | null
  detail: string | null
  children: ReactNode
}
const Person = ({ name, imageUrl, detail, children }: PersonProps) => (
  <li className={css.person}>
    <Avatar name={name} src={imageUrl} size={34} />
    <p>
      <span className="clamp1">{name}</span>
      {detail !== null && <small>{detail}</small>}
    </p>
    <span className={css.actions}>{children}</span>
  </li>
)
