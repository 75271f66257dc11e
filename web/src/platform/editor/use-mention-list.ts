import type { SuggestionProps } from '@tiptap/suggestion'
import { useEffectEvent, useId, useState, type CSSProperties, type RefObject } from 'react'
import type { Mentionable, MentionWords } from '../mentions/MentionList.tsx'
import type { MentionRenderer } from './mention-node.ts'

export interface MentionSource {
  /** Those who are offered now. */
  people: readonly Mentionable[]
  /** Whether nobody has the name that is typed. */
  isNobody: boolean
  /** Called with what is typed behind an @; null once nobody is sought. */
  onSearch: (q: string | null) => void
  words: MentionWords
}

interface Search {
  choose: SuggestionProps['command']
  place: CSSProperties
}
/** The list of people behind an @ in the editor: the focus stays in the text, as in comments. docs/rules.md R-1109. */
export function useMentionList(source: MentionSource | undefined, frame: RefObject<HTMLElement | null>) {
  const id = useId()
  const [search, setSearch] = useState<Search | null>(null)
  const [chosen, setChosen] = useState(0)
  const people = search ? (source?.people ?? []) : []
  const at = Math.min(chosen, people.length - 1)
  const begin = useEffectEvent(({ query, command, clientRect }: SuggestionProps) => {
    setSearch({ choose: command, place: placeOf(frame.current, clientRect?.() ?? null) })
    source?.onSearch(query)
  })
  const end = useEffectEvent(() => {
    setSearch(null)
    setChosen(0)
    source?.onSearch(null)
  })
  const choose = ({ userSeq, name }: Mentionable) => search?.choose({ userSeq: String(userSeq), name })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const person = people[at]
    if (!person || event.isComposing) return false
    const { key } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setChosen((at + step + people.length) % people.length)
    else if (key === 'Enter' || key === 'Tab') choose(person)
    else return false
    return true
  })
  const renderer: MentionRenderer = {
    onStart: (props) => begin(props),
    onUpdate: (props) => begin(props),
    onExit: () => end(),
    onKeyDown: ({ event }) => press(event),
  }
  const optionId = (index: number) => `${id}-${index}`
  const attributes: Record<string, string> =
    people.length === 0
      ? { 'aria-autocomplete': 'list' }
      : { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': optionId(at) }
  const isNobody = search !== null && (source?.isNobody ?? false)
  return { id, people, at, isNobody, optionId, choose, renderer, attributes, place: search?.place }
}

/** Below the sign, within the frame of the editor. */
function placeOf(frame: HTMLElement | null, rect: DOMRect | null): CSSProperties {
  if (!frame || !rect) return {}
  const { left, top } = frame.getBoundingClientRect()
  const start = Math.max(0, Math.round(rect.left - left))
  return {
    top: Math.round(rect.bottom - top),
    left: `min(${start}px, max(0px, 100% - 320px))`,
  }
}
