import { seoLimits } from 'contract/site/seo/seo.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { TagInput } from '../../../ui/forms/TagInput.tsx'
import { keywordsMessages } from './keywords.messages.ts'

interface KeywordsInputProps {
  /** Separated by commas, as in the API. */
  value: string
  onChange: (keywords: string) => void
  error?: string | undefined
}

/** The keywords of a page for search engines. */
export function KeywordsInput({ value, onChange, error }: KeywordsInputProps) {
  const t = useMessages(keywordsMessages)
  return (
    <TagInput
      label={t('label')}
      hint={t('hint')}
      value={tagsIn(value)}
      onChange={(tags) => onChange(tags.join(', '))}
      maxLength={seoLimits.keywords}
      error={error}
      words={{
        full: t('full'),
        twice: t('twice'),
        wrong: t('wrong'),
        remove: (tag) => t('remove', { tag }),
      }}
    />
  )
}

const tagsIn = (keywords: string) =>
  keywords
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
