import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import css from '../ClassListScreen.module.css'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { useListPath } from '../filter.ts'

/** Typed text is written to the address after a pause; other changes of the address are written to the field. */
export function ClassSearch() {
  const t = useMessages(courseMessages)
  const go = useGo()
  const listPath = useListPath()
  const [params] = useSearchParams()
  const terms = params.get('q') ?? ''
  const [text, setText] = useState(terms)
  const [sent, setSent] = useState(terms)
  const [seen, setSeen] = useState(terms)
  if (terms !== seen) {
    setSeen(terms)
    // The field's own change of the address must not erase newer input.
    if (terms !== sent) setText(terms)
  }
  function search(typed: string) {
    const q = typed.trim()
    setSent(q)
    if (q !== terms) go(listPath('q', q), { replace: terms !== '' })
  }
  return (
    <div className={css.search}>
      <SearchInput
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('clear')}
        value={text}
        onChange={setText}
        onSearch={search}
      />
    </div>
  )
}
