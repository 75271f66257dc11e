import type { FileSeq } from 'contract/values/ids'
import type { InformationDraft } from './information.ts'

export interface GalleryPicture {
  fileSeq: FileSeq
  altText: string
}
type Draft = Pick<InformationDraft, 'imageFileSeq' | 'imageAlt' | 'pictures'>

/** The cover and the pictures after it as one list. */
export const galleryOf = ({ imageFileSeq, imageAlt, pictures }: Draft): GalleryPicture[] => [
  ...(imageFileSeq === null ? [] : [{ fileSeq: imageFileSeq, altText: imageAlt }]),
  ...pictures,
]
/** What a list of pictures is to the class: whichever stands first is its cover. */
export const withGallery = ([first, ...pictures]: GalleryPicture[]): Draft => ({
  imageFileSeq: first?.fileSeq ?? null,
  imageAlt: first?.altText ?? '',
  pictures,
})
