import { IconArrowsShuffle } from '@tabler/icons-react'
import { useState } from 'react'
import { divide, MAX_GROUP_MINUTES, MAX_GROUPS } from 'contract/learning/live-rooms/groups.rules'
import { isHost } from 'contract/teaching/curriculum/live-items.rules'
import type { UserSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useOpenGroups, type LessonRef } from '../live-rooms.api.ts'
import { liveGroupMessages } from './groups.messages.ts'
import type { Participant } from './participant.ts'
import css from './Groups.module.css'

interface FormProps {
  lessonRef: LessonRef
  participants: readonly Participant[]
  onOpened: () => void
}
/** The group of each person by its position; who is not in it has none. */
type Draft = ReadonlyMap<UserSeq, number>
const FEW = 2
const PEOPLE_IN_A_GROUP = 4
const DEFAULT_MINUTES = 10
const NONE = 'none'

const drawn = (people: readonly Participant[], count: number): Draft =>
  new Map(
    divide(people, count, Math.random).flatMap((group, at) =>
      group.map(({ userSeq }): [UserSeq, number] => [userSeq, at]),
    ),
  )

/** Learners by name: hosts stay where they are. */
const learnersOf = (participants: readonly Participant[]) =>
  participants
    .filter(({ isLocal, userType }) => !isLocal && !isHost(userType))
    .toSorted((one, other) => one.name.localeCompare(other.name))

function useDivision(people: readonly Participant[]) {
  const [count, setCount] = useState<number | null>(() =>
    Math.min(MAX_GROUPS, Math.max(FEW, Math.ceil(people.length / PEOPLE_IN_A_GROUP))),
  )
  const [draft, setDraft] = useState(() => drawn(people, count ?? FEW))
  return {
    count,
    draft,
    shuffle: () => setDraft(drawn(people, Math.max(1, count ?? 1))),
    change(next: number | null) {
      setCount(next)
      if (next) setDraft(drawn(people, next))
    },
    put(userSeq: UserSeq, at: number | null) {
      const others = [...draft].filter(([one]) => one !== userSeq)
      setDraft(new Map(at === null ? others : [...others, [userSeq, at]]))
    },
  }
}

/** Divides those who are here: by chance first, then by hand as the host likes. */
export function DivisionForm({ lessonRef, participants, onOpened }: FormProps) {
  const t = useMessages(liveGroupMessages)
  const people = learnersOf(participants)
  const { count, draft, shuffle, change, put } = useDivision(people)
  const [minutes, setMinutes] = useState<number | null>(null)
  const { run, isRunning, error } = useOpenGroups(lessonRef)
  const groupCount = count ?? 0
  const open = () => {
    const groups = Array.from({ length: groupCount }, (_, at) =>
      people.filter(({ userSeq }) => draft.get(userSeq) === at).map(({ userSeq }) => userSeq),
    )
    run({ body: { groups, minutes } }).then(onOpened, () => {
      // The reason is shown above the button.
    })
  }
  if (people.length === 0) return <Empty compact title={t('nobody')} text={t('nobodyText')} />
  return (
    <Form
      className={css.openGroups}
      onSubmit={(event) => {
        event.preventDefault()
        if (groupCount > 0) open()
      }}
    >
      <div className={css.groups}>
        <p className={css.hint}>{t('text')}</p>
        <div className={css.row}>
          <NumberInput
            label={t('count')}
            unit={t('countUnit')}
            value={count}
            onChange={change}
            max={MAX_GROUPS}
          />
          <Button variant="outline" icon={<IconArrowsShuffle size={18} aria-hidden />} onPress={shuffle}>
            {t('shuffle')}
          </Button>
        </div>
        <ul className={css.list}>
          {people.map(({ userSeq, name, imageUrl }) => (
            <li key={userSeq} className={css.draft}>
              <Avatar name={name} src={imageUrl} size={34} />
              <span className="clamp1">{name}</span>
              <GroupSelect
                name={name}
                count={groupCount}
                value={draft.get(userSeq) ?? null}
                onChange={(at) => put(userSeq, at)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={css.foot}>
        <Switch
          label={t('isTimed')}
          hint={t('isTimedHint')}
          checked={minutes !== null}
          onChange={(isTimed) => setMinutes(isTimed ? DEFAULT_MINUTES : null)}
        />
        {minutes !== null && (
          <NumberInput
            label={t('minutes')}
            unit={t('minutesUnit')}
            value={minutes}
            onChange={(next) => setMinutes(next ?? 0)}
            max={MAX_GROUP_MINUTES}
          />
        )}
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
        <Button type="submit" loading={isRunning} disabled={groupCount === 0 || minutes === 0}>
          {t('open')}
        </Button>
      </div>
    </Form>
  )
}

interface SelectProps {
  name: string
  count: number
  value: number | null
  onChange: (at: number | null) => void
}
function GroupSelect({ name, count, value, onChange }: SelectProps) {
  const t = useMessages(liveGroupMessages)
  return (
    <Select
      label={t('groupFor', { name })}
      hideLabel
      value={value === null ? NONE : String(value)}
      onChange={(text) => onChange(text === NONE ? null : Number(text))}
      options={[
        { value: NONE, label: t('noGroup') },
        ...Array.from({ length: count }, (_, at) => ({
          value: String(at),
          label: t('name', { number: at + 1 }),
        })),
      ]}
    />
  )
}
