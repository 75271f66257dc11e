import type { CSSProperties, ReactNode } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MentionList.module.css'

/** Somebody who may be mentioned. */
export interface Mentionable {
  userSeq: number
  name: string
  /** What stands behind their name. */
  detail: ReactNode
}
export interface MentionWords {
  people: string
  found: (count: number) => string
  nobody: string
}
interface MentionListProps<Person extends Mentionable> {
  id: string
  /** None where nobody is sought. */
  people: readonly Person[]
  /** The place of the one that Enter chooses. */
  at: number
  isNobody: boolean
  optionId: (index: number) => string
  onChoose: (person: Person) => void
  words: MentionWords
  style?: CSSProperties | undefined
}
/** The people behind an @, below the field that keeps the focus. docs/rules.md R-1109. */
export function MentionList<Person extends Mentionable>(props: MentionListProps<Person>) {
  const { id, people, at, isNobody, optionId, onChoose, words, style } = props
  const count = people.length
  return (
    <>
      <VisuallyHidden live>
        {count > 0 && words.found(count)}
        {isNobody && words.nobody}
      </VisuallyHidden>
      {count > 0 && (
        <div id={id} role="listbox" aria-label={words.people} className={css.people} style={style}>
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
              onClick={() => onChoose(person)}
            >
              <Avatar name={person.name} size={28} />
              <b>{person.name}</b>
              {person.detail}
            </div>
          ))}
        </div>
      )}
      {isNobody && (
        <p className={css.people} style={style} aria-hidden>
          {words.nobody}
        </p>
      )}
    </>
  )
}
