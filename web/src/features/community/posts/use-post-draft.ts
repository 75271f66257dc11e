import { useState } from 'react'
import { MAX_POST_PICTURES } from 'contract/community/posts/schemas'
import { usePictures } from '../../system/files/use-pictures.ts'

/** A post before it is sent: words, and pictures with words of their own. */
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
      change: (key: number, alt: string) => setAlts((known) => ({ ...known, [key]: alt })),
    },
    /** What is sent. */
    body: { content: content.trim(), pictures: arrived },
    /** Why it cannot be sent as it is. */
    whyNot(): 'stillSending' | 'someFailed' | 'needContent' | null {
      if (pictures.isSending) return 'stillSending'
      if (pictures.list.some(({ trouble }) => trouble !== null)) return 'someFailed'
      return content.trim() === '' && arrived.length === 0 ? 'needContent' : null
    },
    /** Takes as many as there is room for; false when some were left out. */
    add(files: readonly File[]) {
      const room = MAX_POST_PICTURES - pictures.list.length
      pictures.add(files.slice(0, Math.max(0, room)))
      return files.length <= room
    },
    clear() {
      setContent('')
      setAlts({})
      pictures.clear()
    },
  }
}
