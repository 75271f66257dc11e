import { IconPhoto, IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import { fileMessages } from './files.messages.ts'
import css from './PictureField.module.css'
import type { useUpload } from './use-upload.ts'

interface PictureButtonsProps {
  /** The label of the hidden file input. */
  label: string
  upload: ReturnType<typeof useUpload>
  hasPicture: boolean
  onRemove?: (() => void) | undefined
  isRemoving?: boolean | undefined
}

/** Buttons to choose, replace and remove; during an upload its progress and a button to cancel it. */
export function PictureButtons({ label, upload, hasPicture, onRemove, isRemoving }: PictureButtonsProps) {
  const t = useMessages(fileMessages)
  const input = useRef<HTMLInputElement>(null)
  const { state, send, cancel, again } = upload
  const isBusy = state.step !== 'idle' && state.step !== 'failed'
  return (
    <>
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
          {state.step === 'failed' && state.reason === 'REFUSED' && (
            <Button size="sm" icon={<IconRefresh size={17} />} onPress={again}>
              {t('again')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            icon={hasPicture ? <IconPhoto size={17} /> : <IconPhotoPlus size={17} />}
            onPress={() => input.current?.click()}
          >
            {hasPicture ? t('replace') : t('choose')}
          </Button>
          {hasPicture && onRemove && (
            <Button size="sm" variant="subtle" loading={isRemoving} onPress={onRemove}>
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
          // Cleared, so that the user can choose the same file again after a failure.
          target.value = ''
          if (file) send(file)
        }}
      />
    </>
  )
}

/** The reason why the last upload failed. */
export function useUploadFailure({ state }: ReturnType<typeof useUpload>) {
  const t = useMessages(fileMessages)
  if (state.step !== 'failed') return undefined
  return state.reason === 'NOT_PICTURE' ? t('notPicture') : (state.message ?? t('notSent'))
}
