import { useState } from 'react'
import { useWords } from '../../../platform/words/use-words.ts'
import { FormSection } from '../../../shell/management/FormSection.tsx'
import { useWritingWords } from '../../../shell/management/use-writing-words.ts'
import { RichTextEditor, type Pictures } from '../../../ui/editor/RichTextEditor.tsx'
import { pageEditWords } from './page-edit.words.ts'
import { PictureDialog } from './PictureDialog.tsx'

type Insert = Parameters<Parameters<Pictures['onAsk']>[0]>[0]

export function ContentPart({ content, onChange }: { content: string; onChange: (html: string) => void }) {
  const t = useWords(pageEditWords)
  const words = useWritingWords()
  const [insert, setInsert] = useState<((picture: Insert) => void) | null>(null)
  return (
    <FormSection id="content" title={t('content')} why={t('contentWhy')}>
      <RichTextEditor
        label={t('content')}
        hideLabel
        value={content}
        onChange={onChange}
        words={words}
        pictures={{ label: t('addPicture'), onAsk: (put) => setInsert(() => put) }}
      />
      {insert && (
        <PictureDialog
          onClose={() => setInsert(null)}
          onInsert={(picture) => {
            setInsert(null)
            insert(picture)
          }}
        />
      )}
    </FormSection>
  )
}
