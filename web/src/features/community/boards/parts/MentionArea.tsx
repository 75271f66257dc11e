import { useMessages } from '../../../../platform/words/use-messages.ts'
import { MentionList } from '../../../../platform/mentions/MentionList.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import type { PostRef } from '../boards.api.ts'
import type { MentionedPerson } from '../mentions.api.ts'
import { mentionMessages } from '../mentions.messages.ts'
import { useMentions } from '../use-mentions.ts'
import { useMentionWords } from '../use-mention-words.ts'
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
  const words = useMentionWords()
  const { value, onChange } = field
  const mentions = useMentions({ postRef, value, onChange, onMention })
  const { id, control, people, at, choose, optionId, isNobody } = mentions
  return (
    <div className={css.field}>
      <TextArea {...field} hint={t('hint')} control={control} />
      <MentionList
        id={id}
        people={people.map((person) => ({ ...person, detail: <RoleChip role={person.role} /> }))}
        at={at}
        isNobody={isNobody}
        optionId={optionId}
        onChoose={choose}
        words={words}
      />
    </div>
  )
}
