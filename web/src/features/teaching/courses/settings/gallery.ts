import type { FileSeq } from 'contract/values/ids'
import type { InformationDraft } from './information.ts'

export interface GalleryPicture {
  fileSeq: FileSeq
  altText: string
}
type Draft = Pick<InformationDraft, 'imageFileSeq' | 'imageAlt' | 'pictures'>

/** The cover and the other pictures as one list. */
export const galleryOf = ({ imageFileSeq, imageAlt, pictures }: Draft): GalleryPicture[] => [
  ...(imageFileSeq === null ? [] : [{ fileSeq: imageFileSeq, altText: imageAlt }]),
  ...pictures,
]
/** Maps a list of pictures to the class: the first one is its cover. */
export const withGallery = ([first, ...pictures]: GalleryPicture[]): Draft => ({
  imageFileSeq: first?.fileSeq ?? null,
  imageAlt: first?.altText ?? '',
  pictures,
})
