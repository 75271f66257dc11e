import { useState } from 'react'
import { MAX_POST_PICTURES } from 'contract/community/posts/posts.rules'
import { usePictures } from '../../system/files/use-pictures.ts'

/** The draft of a post: its text, and pictures with descriptions. */
export function usePostDraft() {
  const pictures = usePictures('post')
  const [content, setContent] = useState('')
  const [alts, setAlts] = useState<Readonly<Record<number, string>>>({})
  const arrived = pictures.list.flatMap(({ key, stored }) =>
    stored ? [{ fileSeq: stored.fileSeq, altText: (alts[key] ?? '').trim() }] : [],
  )
  return {
    content,
    setContent,
    pictures,
    alts: {
      of: (key: number) => alts[key] ?? '',
      change: (key: number, alt: string) => setAlts((current) => ({ ...current, [key]: alt })),
    },
    /** The body of the call. */
    body: { content: content.trim(), pictures: arrived },
    /** Returns the reason why the draft cannot be sent, or null. */
    whyNot(): 'stillSending' | 'someFailed' | 'needContent' | null {
      if (pictures.isSending) return 'stillSending'
      if (pictures.list.some(({ trouble }) => trouble !== null)) return 'someFailed'
      return content.trim() === '' && arrived.length === 0 ? 'needContent' : null
    },
    /** Adds pictures up to the limit; false if some were left out. */
    add(files: readonly File[]) {
      const freeCount = MAX_POST_PICTURES - pictures.list.length
      pictures.add(files.slice(0, Math.max(0, freeCount)))
      return files.length <= freeCount
    },
    clear() {
      setContent('')
      setAlts({})
      pictures.clear()
    },
  }
}
