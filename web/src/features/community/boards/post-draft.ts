import type { Importance } from 'contract/community/boards/boards.rules'
import type { DocumentRow } from 'contract/system/files/schemas'
import type { BoardCategorySeq, FileSeq } from 'contract/values/ids'

/** A picture in a form. */
export interface DraftPicture {
  fileSeq: FileSeq
  altText: string
  url: string
}
export interface Draft {
  title: string
  content: string
  boardCategorySeq: BoardCategorySeq | null
  isPrivate: boolean
  importance: Importance
  pictures: readonly DraftPicture[]
  files: readonly DocumentRow[]
  /** When the post was changed last; null for a new one. */
  updatedAt: string | null
}

/** What is sent of a draft. */
export const bodyOf = ({ pictures, files, updatedAt, ...draft }: Draft) => ({
  ...draft,
  ...(updatedAt !== null && { updatedAt }),
  pictures: pictures.map(({ fileSeq, altText }) => ({ fileSeq, altText })),
  files: files.map(({ fileSeq }) => fileSeq),
})
