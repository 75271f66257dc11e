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
}

/** What is sent of a draft. */
export const bodyOf = ({ pictures, files, ...draft }: Draft) => ({
  ...draft,
  pictures: pictures.map(({ fileSeq, altText }) => ({ fileSeq, altText })),
  files: files.map(({ fileSeq }) => fileSeq),
})
