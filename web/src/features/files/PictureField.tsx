import { IconPhoto, IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import type { FileKind } from 'contract/files'
import type { Stored } from '../../platform/upload.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldSet } from '../../ui/forms/Field.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { ProgressBar } from '../../ui/Progress.tsx'
import { usePictureUpload } from './files.api.ts'
import { fileWords } from './files.words.ts'
import css from './PictureField.module.css'

interface PictureFieldProps {
  label: string
  kind: Exclude<FileKind, 'vod'>
  /** The picture that is shown now. */
  url: string | null
  /** Shown where there is no picture. */
  instead: ReactNode
  shape?: 'wide' | 'square'
  error?: string | undefined
  onStored: (file: Stored) => void
  onRemove?: (() => void) | undefined
}

/** One picture: shows it, takes another one of any size, and sends it. */
export function PictureField({ label, kind, url, instead, shape = 'wide', ...props }: PictureFieldProps) {
  const t = useWords(fileWords)
  const { state, send, cancel } = usePictureUpload(kind, (file) => {
    props.onStored(file)
    toast(t('done'))
  })
  const input = useRef<HTMLInputElement>(null)
  const failure =
    state.step === 'failed' ? (state.reason === 'REFUSED' ? state.message : t('notPicture')) : null
  const isBusy = state.step === 'shrinking' || state.step === 'sending'
  return (
    <FieldSet legend={label} error={failure ?? props.error}>
      <div className={css.picture} data-shape={shape}>
        <div className={css.frame}>{url ? <img src={url} alt="" /> : instead}</div>
        <div className={css.side}>
          <p>{t('hint')}</p>
          {isBusy ? (
            <div className={css.busy}>
              <small aria-live="polite">
                {state.step === 'sending' ? t('sending', { percent: state.percent }) : t('preparing')}
              </small>
              <ProgressBar value={state.step === 'sending' ? state.percent : 0} label={t('progress')} />
              <Button size="sm" variant="outline" icon={<IconX size={16} />} onPress={cancel}>
                {t('cancel')}
              </Button>
            </div>
          ) : (
            <div className={css.buttons}>
              <Button
                size="sm"
                variant="outline"
                icon={url ? <IconPhoto size={17} /> : <IconPhotoPlus size={17} />}
                onPress={() => input.current?.click()}
              >
                {url ? t('replace') : t('choose')}
              </Button>
              {url && props.onRemove && (
                <Button size="sm" variant="subtle" onPress={props.onRemove}>
                  {t('remove')}
                </Button>
              )}
            </div>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={label}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) send(file)
            }}
          />
        </div>
      </div>
    </FieldSet>
  )
}
