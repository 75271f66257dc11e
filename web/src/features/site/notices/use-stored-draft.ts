import { useRef, useState } from 'react'
import { isSame } from '../../../platform/draft.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useAutosave } from '../../../platform/use-autosave.ts'
import { useHidden } from '../../../platform/use-hidden.ts'
import { hasPictures, loadDraft, removeDraft, storeDraft, type DraftWords } from './stored-draft.ts'
import { textOf } from './text-of.ts'

interface Options {
  draft: DraftWords
  stored: DraftWords
  /** Changes of a published notice are not stored. */
  isNew: boolean
  onGoOn: (words: DraftWords) => void
}
/**
 * Stores the words of a new notice in the browser while they are written: after a pause, on leaving a field, and when the page is
 * hidden. Nothing is stored until the writer has decided about what was stored before.
 */
export function useStoredDraft({ draft, stored, isNew, onGoOn }: Options) {
  const { channelSeq } = useChannel()
  const { user } = useSession()
  const writer = isNew && user ? { channelSeq, userSeq: user.userSeq } : null
  const [offered, setOffered] = useState(() => (writer ? loadDraft(writer) : null))
  const [safe, setSafe] = useState<{ words: DraftWords; at: string | null }>({ words: stored, at: null })
  const [hasFailed, setFailed] = useState(false)
  const isPublished = useRef(false)
  const hasWords = draft.title.trim() !== '' || textOf(draft.content) !== '' || safe.at !== null
  const isDue = writer !== null && offered === null && hasWords && !isSame(draft, safe.words)
  const store = (words: DraftWords) => {
    if (!writer || isPublished.current) return
    const at = storeDraft(writer, words)
    setFailed(at === null)
    if (at !== null) setSafe({ words, at })
  }
  const { onBlur } = useAutosave({ isDue, draft, save: store })
  useHidden(() => {
    if (isDue) store(draft)
  })
  return {
    offered,
    savedAt: safe.at,
    hasFailed,
    /** Whether words would be lost now; pictures always are. */
    isUnsafe: !isSame(draft, safe.words) || hasPictures(draft.content),
    onBlur,
    goOn() {
      if (!offered) return
      const { title, content, isPinned, tellsMembers, savedAt } = offered
      const words = { title, content, isPinned, tellsMembers }
      onGoOn(words)
      setSafe({ words, at: savedAt })
      setOffered(null)
    },
    startAnew() {
      if (writer) removeDraft(writer)
      setOffered(null)
    },
    /** Once the notice is published. */
    finish() {
      isPublished.current = true
      if (writer) removeDraft(writer)
    },
  }
}
export type StoringDraft = ReturnType<typeof useStoredDraft>
