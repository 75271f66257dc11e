import { IconChevronLeft, IconChevronRight, IconPhotoPlus, IconX } from '@tabler/icons-react'
import { MAX_COURSE_PICTURES } from 'contract/teaching/courses/courses.rules'
import type { FileSeq } from 'contract/values/ids'
import { useRef, useState } from 'react'
import type { Change } from '../../../../../platform/draft.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { PictureThumbs } from '../../../../system/files/PictureThumbs.tsx'
import { usePictures } from '../../../../system/files/use-pictures.ts'
import { classSettingsMessages } from '../class-settings.messages.ts'
import type { ClassSettings } from '../course-settings.api.ts'
import { galleryOf, withGallery, type GalleryPicture } from '../gallery.ts'
import type { InformationDraft } from '../information.ts'
import css from './Gallery.module.css'

interface GalleryFieldProps {
  settings: ClassSettings
  draft: InformationDraft
  onChange: (part: Change<InformationDraft>) => void
}

/** The pictures of the class in order; the first one is its cover. New ones are stored with the next save. */
export function GalleryField({ settings, draft, onChange }: GalleryFieldProps) {
  const t = useMessages(classSettingsMessages)
  const input = useRef<HTMLInputElement>(null)
  const [fresh, setFresh] = useState<ReadonlyMap<FileSeq, string>>(new Map())
  // Each picture is appended as soon as its upload has finished.
  const sending = usePictures('course', ({ fileSeq, url }) => {
    setFresh((current) => new Map(current).set(fileSeq, url))
    onChange((now) => withGallery([...galleryOf(now), { fileSeq, altText: '' }]))
  })
  const list = galleryOf(draft)
  const freeCount = MAX_COURSE_PICTURES - list.length - sending.list.length
  const change = (next: GalleryPicture[]) => onChange(withGallery(next))

  const move = (at: number, by: number) => {
    const moved = list[at]
    if (!moved) return
    change(list.toSpliced(at, 1).toSpliced(at + by, 0, moved))
  }
  return (
    <FormSection title={t('cover')} why={t('coverWhy', { most: MAX_COURSE_PICTURES })}>
      {list.length > 0 && (
        <ul className={css.gallery} aria-label={t('cover')}>
          {list.map((picture, at) => (
            <li key={picture.fileSeq}>
              <div className={css.frame}>
                <img src={urlOf(picture, settings, fresh)} alt="" />
                {at === 0 && (
                  <span className={css.first}>
                    <Kind tone="brand">{t('coverFirst')}</Kind>
                  </span>
                )}
              </div>
              <TextInput
                label={t('coverAlt', { at: at + 1 })}
                hideLabel
                placeholder={t('coverAltHint')}
                maxLength={200}
                value={picture.altText}
                onChange={(altText) => change(list.with(at, { ...picture, altText }))}
              />
              <div className={css.acts}>
                <IconButton
                  label={t('coverEarlier', { at: at + 1 })}
                  icon={<IconChevronLeft aria-hidden />}
                  disabled={at === 0}
                  onPress={() => move(at, -1)}
                />
                <IconButton
                  label={t('coverLater', { at: at + 1 })}
                  icon={<IconChevronRight aria-hidden />}
                  disabled={at === list.length - 1}
                  onPress={() => move(at, 1)}
                />
                <IconButton
                  label={t('coverRemove', { at: at + 1 })}
                  icon={<IconX aria-hidden />}
                  onPress={() => change(list.toSpliced(at, 1))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <PictureThumbs label={t('coverSending')} pictures={sending} />
      <div>
        <Button
          variant="outline"
          size="sm"
          icon={<IconPhotoPlus size={17} aria-hidden />}
          disabled={freeCount <= 0}
          onPress={() => input.current?.click()}
        >
          {t('coverAdd')}
        </Button>
        {freeCount <= 0 && (
          <small className={css.full}>{t('coverFull', { most: MAX_COURSE_PICTURES })}</small>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].slice(0, freeCount)
            // Cleared, so that the user can choose the same file again after a failure.
            target.value = ''
            sending.add(files)
          }}
        />
      </div>
    </FormSection>
  )
}

function urlOf({ fileSeq }: GalleryPicture, settings: ClassSettings, fresh: ReadonlyMap<FileSeq, string>) {
  if (fileSeq === settings.imageFileSeq && settings.imageUrl) return settings.imageUrl
  return settings.pictures.find((one) => one.fileSeq === fileSeq)?.url ?? fresh.get(fileSeq)
}
