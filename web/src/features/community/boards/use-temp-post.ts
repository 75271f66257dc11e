import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getTempPost } from 'contract/community/boards/api'
import type { TempPost } from 'contract/community/boards/schemas'
import type { BoardSeq } from 'contract/values/ids'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { isSame } from '../../../platform/draft.tsx'
import { useAutosave } from '../../../platform/use-autosave.ts'
import { useHidden } from '../../../platform/use-hidden.ts'
import { useTempPostDeeds } from './boards.api.ts'
import type { Draft } from './post-draft.ts'
import { isBlank } from './text-of.ts'
import { useBackOnline } from './use-back-online.ts'

export type Words = Pick<Draft, 'title' | 'content' | 'boardCategorySeq' | 'isPrivate'>
export const wordsOf = ({ title, content, boardCategorySeq, isPrivate }: Words) => ({
  title,
  content,
  boardCategorySeq,
  isPrivate,
})

/** What was kept before; undefined until it is known, and as long as the connection is away. */
function useKept(boardSeq: BoardSeq | null) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const [kept, setKept] = useState<TempPost | null | undefined>()
  const read = useEffectEvent(() => {
    if (boardSeq === null) return
    void call(getTempPost, { channelSeq, boardSeq }).then(
      ({ tempPost }) => setKept(tempPost),
      () => undefined,
    )
  })
  useEffect(() => read(), [])
  useBackOnline(() => {
    if (kept === undefined) read()
  })
  return [kept, setKept] as const
}

interface Options {
  board: { boardSeq: BoardSeq }
  draft: Draft
  stored: Draft
  /** A post that exists already is not kept apart. */
  isNew: boolean
  onGoOn: (words: Words) => void
}
/**
 * Keeps the words of a new post while they are written: after a pause, on leaving a field, and when the page is left. Nothing is
 * kept until the writer has decided about what was kept before.
 */
export function useTempPost({ board: { boardSeq }, draft, stored, isNew, onGoOn }: Options) {
  const { save, remove } = useTempPostDeeds(boardSeq)
  const [kept, setKept] = useKept(isNew ? boardSeq : null)
  const [safe, setSafe] = useState<{ words: Words; at: string | null }>({ words: wordsOf(stored), at: null })
  const [state, setState] = useState<'still' | 'saving' | 'failed'>('still')
  const isPosted = useRef(false)
  const underway = useRef<Promise<unknown>>(Promise.resolve())
  const words = wordsOf(draft)
  const hasWords = draft.title.trim() !== '' || !isBlank(draft.content) || safe.at !== null
  const isDue = isNew && kept === null && hasWords && !isSame(words, safe.words)
  const keep = (now: Words) => {
    if (isPosted.current) return
    setState('saving')
    underway.current = save.run({ body: now }).then(
      ({ savedAt }) => {
        setSafe({ words: now, at: savedAt })
        setState('still')
      },
      () => setState('failed'),
    )
  }
  const { onBlur } = useAutosave({
    isDue: isDue && state !== 'saving',
    draft: words,
    save: keep,
  })
  useHidden(() => {
    if (isDue && state !== 'saving') keep(words)
  })
  useBackOnline(() => {
    if (isDue) keep(words)
  })
  return {
    offered: kept ?? null,
    savedAt: safe.at,
    hasFailed: state === 'failed',
    /** Whether words would be lost now. */
    isUnsafe: !isSame(words, safe.words) && state !== 'saving',
    onBlur,
    goOn() {
      if (!kept) return
      onGoOn(wordsOf(kept))
      setSafe({ words: wordsOf(kept), at: kept.savedAt })
      setKept(null)
    },
    async startAnew() {
      await remove.run({})
      setKept(null)
    },
    /** Keeps nothing more, and waits for what is on its way: the server removes what was kept once the post is there. */
    async stop() {
      isPosted.current = true
      await underway.current
    },
    resume() {
      isPosted.current = false
    },
  }
}
export type TempPosting = ReturnType<typeof useTempPost>
