import type { MentionWords } from '../../../platform/mentions/MentionList.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { mentionMessages } from './mentions.messages.ts'

export function useMentionWords(): MentionWords {
  const t = useMessages(mentionMessages)
  return { people: t('people'), found: (count) => t('found', { count }), nobody: t('nobody') }
}
