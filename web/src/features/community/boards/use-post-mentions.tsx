import { useState } from 'react'
import type { MentionSource } from '../../../platform/editor/use-mention-list.ts'
import { useSettled } from '../../../platform/use-settled.ts'
import { matching, useMentionableOnBoard, type PostInForm } from './mentions.api.ts'
import { RoleChip } from './parts/RoleChip.tsx'
import { useMentionWords } from './use-mention-words.ts'

/** Who may be mentioned in the text of a post. docs/rules.md R-1109, R-1250. */
export function usePostMentions(post: PostInForm): MentionSource {
  const words = useMentionWords()
  const [q, setQ] = useState<string | null>(null)
  const { people, isNobody } = matching(useMentionableOnBoard(post, useSettled(q)), q)
  return {
    people: people.map((person) => ({ ...person, detail: <RoleChip role={person.role} /> })),
    isNobody,
    onSearch: setQ,
    words,
  }
}
