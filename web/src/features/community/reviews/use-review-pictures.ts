import { useState } from 'react'
import { MAX_REVIEW_PICTURES } from 'contract/community/reviews/reviews.rules'
import type { ReviewPicture } from 'contract/community/reviews/schemas'
import type { FileSeq } from 'contract/values/ids'
import { usePictures } from '../../system/files/use-pictures.ts'

/** The pictures of a review in its form: those it has, and those that are added to it. */
export function useReviewPictures(saved: readonly ReviewPicture[]) {
  const added = usePictures('review')
  const [removed, setRemoved] = useState<readonly FileSeq[]>([])
  const [alts, setAlts] = useState<Readonly<Record<number, string>>>({})
  const kept = saved.filter(({ fileSeq }) => !removed.includes(fileSeq))
  const free = MAX_REVIEW_PICTURES - kept.length - added.list.length
  return {
    kept,
    added,
    free,
    alts: {
      of: (key: number) => alts[key] ?? '',
      change: (key: number, alt: string) => setAlts((current) => ({ ...current, [key]: alt })),
    },
    remove: (fileSeq: FileSeq) => setRemoved((before) => [...before, fileSeq]),
    /** Adds pictures up to the limit; false if some were left out. */
    add(files: readonly File[]) {
      added.add(files.slice(0, Math.max(0, free)))
      return files.length <= free
    },
    /** Why the review cannot be saved yet, or null. */
    whyNot(): 'stillSending' | 'someFailed' | null {
      if (added.isSending) return 'stillSending'
      return added.list.some(({ trouble }) => trouble !== null) ? 'someFailed' : null
    },
    /** All that the review shows from now on; nothing where none was added or removed. */
    body:
      removed.length === 0 && added.list.length === 0
        ? {}
        : {
            pictures: [
              ...kept.map(({ fileSeq, altText }) => ({ fileSeq, altText })),
              ...added.list.flatMap(({ key, stored }) =>
                stored ? [{ fileSeq: stored.fileSeq, altText: (alts[key] ?? '').trim() }] : [],
              ),
            ],
          },
  }
}
export type ReviewPictures = ReturnType<typeof useReviewPictures>
