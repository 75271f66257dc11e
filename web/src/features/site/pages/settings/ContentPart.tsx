import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useWritingMessages } from '../../../../platform/management/use-writing-messages.ts'
import { RichTextEditor } from '../../../../platform/editor/RichTextEditor.tsx'
import { useTextPictures } from '../../../system/files/use-text-pictures.ts'
import { pageEditMessages } from './page-edit.messages.ts'

export function ContentPart({ content, onChange }: { content: string; onChange: (html: string) => void }) {
  const t = useMessages(pageEditMessages)
  const words = useWritingMessages()
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
