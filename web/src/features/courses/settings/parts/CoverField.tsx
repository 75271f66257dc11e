import { useState } from 'react'
import type { Stored } from '../../../../platform/upload.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { FormSection } from '../../../../shell/management/FormSection.tsx'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { PictureField } from '../../../files/PictureField.tsx'
import { classSettingsWords } from '../class-settings.words.ts'
import type { ClassSettings } from '../course-settings.api.ts'
import type { InformationDraft } from '../information.ts'

interface CoverFieldProps {
  settings: ClassSettings
  draft: InformationDraft
  onChange: (part: Partial<InformationDraft>) => void
}

/** The picture of the class. A new one is shown at once and stored with the next save. */
export function CoverField({ settings, draft, onChange }: CoverFieldProps) {
  const t = useWords(classSettingsWords)
  const [fresh, setFresh] = useState<Stored | null>(null)
  const isStored = draft.imageFileSeq === settings.imageFileSeq
  const url = isStored ? settings.imageUrl : draft.imageFileSeq === fresh?.fileSeq ? fresh.url : null
  return (
    <FormSection title={t('cover')} why={t('coverWhy')}>
      <PictureField
        label={t('cover')}
        kind="course"
        url={draft.imageFileSeq === null ? null : (url ?? null)}
        instead={<Art {...artOf(settings.courseSeq)} wide />}
        onStored={(file) => {
          setFresh(file)
          onChange({ imageFileSeq: file.fileSeq })
        }}
        onRemove={() => onChange({ imageFileSeq: null })}
      />
    </FormSection>
  )
}
