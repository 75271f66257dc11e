import { useWords } from '../../../platform/words/use-words.ts'
import { FormSection } from '../../../shell/management/FormSection.tsx'
import { useWritingWords } from '../../../shell/management/use-writing-words.ts'
import { RichTextEditor } from '../../../platform/editor/RichTextEditor.tsx'
import { useTextPictures } from '../../files/use-text-pictures.ts'
import { pageEditWords } from './page-edit.words.ts'

export function ContentPart({ content, onChange }: { content: string; onChange: (html: string) => void }) {
  const t = useWords(pageEditWords)
  const words = useWritingWords()
  const pictures = useTextPictures('channel')
  return (
    <FormSection id="content" title={t('content')} why={t('contentWhy')}>
      <RichTextEditor
        label={t('content')}
        hideLabel
        value={content}
        onChange={onChange}
        words={words}
        pictures={pictures}
      />
    </FormSection>
  )
}
