import { MAX_BOARD_FILES, MAX_BOARD_PICTURES } from 'contract/community/boards/boards.rules'
import type { Change } from '../../../platform/draft.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { useDocuments } from '../../system/files/use-documents.ts'
import { usePictures } from '../../system/files/use-pictures.ts'
import { boardPostMessages } from './boards.messages.ts'
import type { Draft } from './post-draft.ts'
import { useBackOnline } from './use-back-online.ts'

/** The uploads of a post. What has arrived becomes part of its draft; what failed is sent again once the connection is back. */
export function useAttaching(draft: Draft, change: (part: Change<Draft>) => void) {
  const t = useMessages(boardPostMessages)
  const pictures = usePictures('board_picture', ({ fileSeq, url }) =>
    change((now) => ({ pictures: [...now.pictures, { fileSeq, url, altText: '' }] })),
  )
  const files = useDocuments('board_file', ({ fileSeq, originFileName, contentType, fileSize }) =>
    change((now) => ({ files: [...now.files, { fileSeq, originFileName, contentType, fileSize }] })),
  )
  useBackOnline(() => {
    for (const uploads of [pictures, files])
      for (const one of uploads.list) if (one.trouble?.why === 'notSent') uploads.again(one)
  })
  const all = [...pictures.list, ...files.list]
  return {
    pictures,
    files,
    /** Why the post cannot be saved now. */
    whyNot: all.some(({ trouble }) => trouble) ? 'someFailed' : all.length > 0 ? 'stillSending' : null,
    addPictures(chosen: readonly File[]) {
      const free = Math.max(0, MAX_BOARD_PICTURES - draft.pictures.length - pictures.list.length)
      pictures.add(chosen.slice(0, free))
      if (chosen.length > free)
        toast({ text: t('tooManyPictures', { most: MAX_BOARD_PICTURES }), tone: 'error' })
    },
    addFiles(chosen: readonly File[]) {
      const free = Math.max(0, MAX_BOARD_FILES - draft.files.length - files.list.length)
      files.add(chosen.slice(0, free))
      if (chosen.length > free) toast({ text: t('tooManyFiles', { most: MAX_BOARD_FILES }), tone: 'error' })
    },
  } as const
}
export type Attaching = ReturnType<typeof useAttaching>
