import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_REVIEW_PICTURES } from 'contract/community/reviews/reviews.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { AddPictures } from '../../../system/files/AddPictures.tsx'
import { GridImage } from '../../../system/files/PictureViewer.tsx'
import { PictureThumbs } from '../../../system/files/PictureThumbs.tsx'
import { useFreshReviews } from '../reviews.api.ts'
import { reviewMessages } from '../reviews.messages.ts'
import type { ReviewPictures } from '../use-review-pictures.ts'
import css from '../ReviewDialog.module.css'

/** The pictures of a review in its form, those on their way last. */
export function PicturesField({ pictures }: { pictures: ReviewPictures }) {
  const t = useMessages(reviewMessages)
  const [isOver, setOver] = useState(false)
  const refresh = useFreshReviews()
  const { kept, added, alts, free } = pictures
  return (
    <div className={css.pictures}>
      {kept.length > 0 && (
        <ul className={css.kept} aria-label={t('keptPictures')}>
          {kept.map(({ fileSeq, altText, variants }, at) => (
            <li key={fileSeq}>
              <GridImage picture={{ variants, altText }} sizes="96px" alt={altText} refresh={refresh} />
              <IconButton
                variant="white"
                label={t('removePicture', { at: at + 1 })}
                icon={<IconX aria-hidden />}
                onPress={() => pictures.remove(fileSeq)}
              />
            </li>
          ))}
        </ul>
      )}
      <PictureThumbs label={t('pictures')} pictures={added} alts={alts} />
      {free > 0 && <AddPictures onFiles={(files) => setOver(!pictures.add(files))} />}
      <p role={isOver ? 'alert' : undefined}>{t('pictureHint', { max: MAX_REVIEW_PICTURES })}</p>
    </div>
  )
}
