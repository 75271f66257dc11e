import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { pictureMessages } from './pictures.messages.ts'
import css from './pictures.module.css'

/** Selects pictures; on phones it can also take one. */
export function AddPictures({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useMessages(pictureMessages)
  return (
    <span className={css.add}>
      <FileButton label={t('addPictures')} icon={<IconPhotoPlus size={18} aria-hidden />} onFiles={onFiles} />
      <span className={css.camera}>
        <FileButton
          label={t('takePicture')}
          icon={<IconCamera size={18} aria-hidden />}
          isCamera
          onFiles={onFiles}
        />
      </span>
    </span>
  )
}

interface FileButtonProps {
  label: string
  icon: ReactNode
  isCamera?: boolean
  onFiles: (files: File[]) => void
}
function FileButton({ label, icon, isCamera = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="subtle" size="sm" icon={icon} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Cleared, so that the user can choose the same file again after a failure.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
