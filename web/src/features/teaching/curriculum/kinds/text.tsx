import { IconFileText } from '@tabler/icons-react'
import { curriculumTypes } from 'contract/values/type-codes'
import { useWords } from '../../../../platform/words/use-words.ts'
import { curriculumWords } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind } from '../item-kind.ts'

/** Something to read. */
export const textKind: ItemKind = {
  key: curriculumTypes.text,
  Sign: IconFileText,
  isOf: ({ curriculumTypeCd }) => curriculumTypeCd === curriculumTypes.text,
  name: says(curriculumWords, 'kind05'),
  newTitle: says(curriculumWords, 'newText'),
  start: () => emptyDraft(curriculumTypes.text),
  content: { label: says(curriculumWords, 'content'), hint: says(curriculumWords, 'contentHint') },
  Line,
}

function Line() {
  const t = useWords(curriculumWords)
  return <small>{t('kind05')}</small>
}
