import type { Badge, BadgeMark } from 'contract/people/badges/schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { badgeNameMessages } from './badge-names.messages.ts'

/** What a badge is called and got for: as the site says, else as every site begins. */
export function useBadgeTexts() {
  const t = useMessages(badgeNameMessages)
  return {
    nameOf: ({ kind, name }: BadgeMark) => name ?? t(kind),
    descriptionOf: ({ kind, description, threshold }: Badge) =>
      description ?? t(`${kind}Why`, { count: threshold ?? 1 }),
    labelOf: (name: string) => t('badge', { name }),
  }
}
