import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { PostRef } from '../boards.api.ts'
import type { MentionedPerson } from '../mentions.api.ts'
import { mentionMessages } from '../mentions.messages.ts'
import { useMentions } from '../use-mentions.ts'
import css from './Mentions.module.css'
import { RoleChip } from './RoleChip.tsx'

interface MentionAreaProps {
  postRef: PostRef
  label: string
  rows: number
  maxLength: number
  value: string
  onChange: (text: string) => void
  onMention: (person: MentionedPerson) => void
  error: string | undefined
}
/** A text field in which an @ offers the people who may read the post. */
export function MentionArea({ postRef, onMention, ...field }: MentionAreaProps) {
  const t = useMessages(mentionMessages)
  const { value, onChange } = field
  const mentions = useMentions({ postRef, value, onChange, onMention })
  const { id, control, people, at, choose, optionId, isNobody } = mentions
  const count = people.length
  return (
    <div className={css.field}>
      <TextArea {...field} hint={t('hint')} control={control} />
      <VisuallyHidden live>
        {count > 0 && t('found', { count })}
        {isNobody && t('nobody')}
      </VisuallyHidden>
      {count > 0 && (
        <div id={id} role="listbox" aria-label={t('people')} className={css.people}>
          {people.map((person, index) => (
            // The keyboard chooses in the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={person.userSeq}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={css.person}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar name={person.name} size={28} />
              <b>{person.name}</b>
              <RoleChip role={person.role} />
            </div>
          ))}
        </div>
      )}
      {isNobody && (
        <p className={css.people} aria-hidden>
          {t('nobody')}
        </p>
      )}
    </div>
  )
}
