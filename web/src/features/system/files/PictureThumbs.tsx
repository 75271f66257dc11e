import { IconRefresh, IconX } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import css from './PictureThumbs.module.css'
import { thumbMessages } from './picture-thumbs.messages.ts'
import type { Pictures } from './use-pictures.ts'
import type { Sent } from './use-sending.ts'

interface PictureThumbsProps {
  label: string
  pictures: Pictures
  /** The alternative text of each picture by its key; absent for forms without such a field. */
  alts?: { of: (key: number) => string; change: (key: number, alt: string) => void }
}

/** Thumbnails of pictures in a form, each with its progress, its alternative text and a button to remove it. */
export function PictureThumbs({ label, pictures, alts }: PictureThumbsProps) {
  const t = useMessages(thumbMessages)
  if (pictures.list.length === 0) return null
  return (
    <ul className={css.thumbs} aria-label={label}>
      {pictures.list.map((one, at) => (
        <li key={one.key}>
          <div className={css.frame}>
            <Preview file={one.file} />
            <span className={css.out}>
              <IconButton
                variant="white"
                label={t('remove', { at: at + 1 })}
                icon={<IconX aria-hidden />}
                onPress={() => pictures.remove(one.key)}
              />
            </span>
            <Way one={one} at={at + 1} pictures={pictures} />
          </div>
          {alts && !one.trouble && (
            <TextInput
              label={t('alt', { at: at + 1 })}
              hideLabel
              placeholder={t('altHint')}
              maxLength={200}
              value={alts.of(one.key)}
              onChange={(alt) => alts.change(one.key, alt)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Way({ one, at, pictures }: { one: Sent; at: number; pictures: Pictures }) {
  const t = useMessages(thumbMessages)
  const { stored, trouble, percent } = one
  if (stored) return null
  if (!trouble)
    return (
      <div className={css.way}>
        <ProgressBar size="thin" value={percent} label={t('sending', { at })} />
      </div>
    )
  return (
    <div className={css.trouble} role="alert">
      <span>{trouble.message ?? t(trouble.why === 'notSent' ? 'notSent' : 'notPicture')}</span>
      {trouble.why === 'notSent' && (
        <Button
          size="sm"
          variant="outline"
          label={t('againOf', { at })}
          icon={<IconRefresh size={16} aria-hidden />}
          onPress={() => pictures.again(one)}
        >
          {t('again')}
        </Button>
      )}
    </div>
  )
}

/** Shows the local file before it is uploaded. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || typeof URL.createObjectURL !== 'function') return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" />
}
