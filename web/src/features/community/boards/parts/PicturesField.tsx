import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { MAX_BOARD_PICTURES } from 'contract/community/boards/boards.rules'
import type { Change } from '../../../../platform/draft.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { PictureThumbs } from '../../../system/files/PictureThumbs.tsx'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import type { Draft, DraftPicture } from '../post-draft.ts'
import type { Attaching } from '../use-attaching.ts'

interface PicturesFieldProps {
  pictures: Draft['pictures']
  attaching: Attaching
  onChange: (part: Change<Draft>) => void
}

/** The pictures of a post in its form, each with its words; those on their way come last. */
export function PicturesField({ pictures, attaching, onChange }: PicturesFieldProps) {
  const t = useMessages(boardPostMessages)
  const input = useRef<HTMLInputElement>(null)
  const changeOne = (fileSeq: DraftPicture['fileSeq'], altText: string) =>
    onChange((now) => ({
      pictures: now.pictures.map((one) => (one.fileSeq === fileSeq ? { ...one, altText } : one)),
    }))
  const remove = (fileSeq: DraftPicture['fileSeq']) =>
    onChange((now) => ({ pictures: now.pictures.filter((one) => one.fileSeq !== fileSeq) }))
  return (
    <div className={css.picturesField}>
      <b>{t('pictures')}</b>
      {pictures.length > 0 && (
        <ul className={css.thumbs} aria-label={t('pictures')}>
          {pictures.map(({ fileSeq, url, altText }, at) => (
            <li key={fileSeq}>
              <div>
                <img src={url} alt="" />
                <IconButton
                  variant="white"
                  label={t('removePicture', { at: at + 1 })}
                  icon={<IconX aria-hidden />}
                  onPress={() => remove(fileSeq)}
                />
              </div>
              <TextInput
                label={t('pictureAlt', { at: at + 1 })}
                hideLabel
                placeholder={t('pictureAltHint')}
                maxLength={200}
                value={altText}
                onChange={(text) => changeOne(fileSeq, text)}
              />
            </li>
          ))}
        </ul>
      )}
      <PictureThumbs label={t('pictures')} pictures={attaching.pictures} />
      <div>
        <Button
          variant="outline"
          size="sm"
          icon={<IconPhotoPlus size={18} />}
          onPress={() => input.current?.click()}
        >
          {t('addPictures')}
        </Button>
      </div>
      <p className={css.hint}>{t('pictureHint', { most: MAX_BOARD_PICTURES })}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('addPictures')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // Cleared, so that the same picture can be chosen again after a failure.
          target.value = ''
          attaching.addPictures(chosen)
        }}
      />
    </div>
  )
}
