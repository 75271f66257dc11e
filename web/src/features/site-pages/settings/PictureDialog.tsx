import { useState } from 'react'
import { useWords } from '../../../platform/words/use-words.ts'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../ui/layers/FormDialog.tsx'
import { PictureField } from '../../files/PictureField.tsx'
import { NoPicture } from './NoPicture.tsx'
import { pageEditWords } from './page-edit.words.ts'
import css from './PageForm.module.css'

interface PictureDialogProps {
  onInsert: (picture: { src: string; alt: string }) => void
  onClose: () => void
}

/** A picture for the text, and what it shows for those who do not see it. */
export function PictureDialog({ onInsert, onClose }: PictureDialogProps) {
  const t = useWords(pageEditWords)
  const [src, setSrc] = useState<string | null>(null)
  const [alt, setAlt] = useState('')
  const [isTried, setTried] = useState(false)
  const insert = () => {
    setTried(true)
    if (src !== null) onInsert({ src, alt: alt.trim() })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('addPicture')}
      width={678}
      closeLabel={t('close')}
      okLabel={t('insert')}
      cancelLabel={t('cancel')}
      onOk={insert}
    >
      <div className={css.dialog}>
        <PictureField
          label={t('picture')}
          kind="channel"
          url={src}
          instead={<NoPicture />}
          error={isTried && src === null ? t('needPicture') : undefined}
          onStored={(file) => setSrc(file.url)}
          onRemove={() => setSrc(null)}
        />
        <TextInput label={t('alt')} hint={t('altHint')} value={alt} onChange={setAlt} maxLength={120} />
      </div>
    </FormDialog>
  )
}
