import { IconFileText } from '@tabler/icons-react'
import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind } from '../item-kind.ts'

/** A text to read. */
export const textKind: ItemKind = {
  key: curriculumTypes.text,
  Sign: IconFileText,
  isOf: ({ curriculumTypeCd }) => curriculumTypeCd === curriculumTypes.text,
  name: says(curriculumMessages, 'kind05'),
  newTitle: says(curriculumMessages, 'newText'),
  start: () => emptyDraft(curriculumTypes.text),
  content: { label: says(curriculumMessages, 'content'), hint: says(curriculumMessages, 'contentHint') },
  Line,
}

function Line() {
  const t = useMessages(curriculumMessages)
  return <small>{t('kind05')}</small>
}
