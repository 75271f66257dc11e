import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { mentionOf, mentionSearchAt } from 'contract/community/boards/mentions.rules'
import { useSettled } from '../../../platform/use-settled.ts'
import { isComposing } from '../../../ui/forms/composing.ts'
import type { PostRef } from './boards.api.ts'
import { matching, useMentionable, type MentionedPerson } from './mentions.api.ts'

interface MentionField {
  postRef: PostRef
  value: string
  onChange: (text: string) => void
  onMention: (person: MentionedPerson) => void
}
/**
 * The list of people behind an @ in a text field. The focus stays in the field: arrows move along the list, Enter and Tab choose,
 * Escape closes it until another @ is typed. docs/rules.md R-1109.
 */
export function useMentions({ postRef, value, onChange, onMention }: MentionField) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const found = caret === null ? null : mentionSearchAt(value, caret)
  const search = found && found.start !== closedAt ? found : null
  const q = search?.q ?? null
  const { people, isNobody } = matching(useMentionable(postRef, useSettled(q)), q)
  const at = Math.min(chosen, people.length - 1)

  function choose(person: MentionedPerson) {
    if (!search) return
    const before = `${value.slice(0, search.start)}${mentionOf(person.name)} `
    // The caret is set in the new text, which has to be there.
    flushSync(() => {
      onChange(before + value.slice(search.start + 1 + search.q.length))
      onMention(person)
      setCaret(null)
      setChosen(0)
    })
    area.current?.setSelectionRange(before.length, before.length)
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!search || people.length === 0 || isComposing(event)) return
    const { key } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    const person = people[at]
    if (step !== 0) setChosen((at + step + people.length) % people.length)
    else if (key === 'Escape') setClosedAt(search.start)
    else if ((key === 'Enter' || key === 'Tab') && person) choose(person)
    else return
    event.preventDefault()
  }
  function onCaret({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = currentTarget
    area.current = currentTarget
    setCaret(selectionStart === selectionEnd ? selectionStart : null)
    if (mentionSearchAt(currentTarget.value, selectionStart) === null) setClosedAt(null)
  }
  const isOpen = search !== null && people.length > 0
  const optionId = (index: number) => `${id}-${index}`
  const control = {
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen ? optionId(at) : undefined,
    onKeyDown,
    onSelect: onCaret,
    // Text that an input method or the clipboard brings comes without a key.
    onInput: onCaret,
    onBlur: () => setCaret(null),
  }
  return {
    id,
    control,
    people: isOpen ? people : [],
    at,
    choose,
    optionId,
    isNobody: search !== null && isNobody,
  }
}
