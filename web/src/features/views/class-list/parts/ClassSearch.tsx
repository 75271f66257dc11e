import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../../platform/address.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import css from '../ClassListScreen.module.css'
import { courseWords } from '../../../teaching/courses/courses.messages.ts'
import { useListPath } from '../filter.ts'

/** Typed text moves into the address after a pause; changes of the address from outside move into the field. */
export function ClassSearch() {
  const t = useWords(courseWords)
  const go = useGo()
  const listPath = useListPath()
  const [params] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [text, setText] = useState(asked)
  const [sent, setSent] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    // Its own search coming back must not wipe away what was typed since.
    if (asked !== sent) setText(asked)
  }
  function search(typed: string) {
    const q = typed.trim()
    setSent(q)
    if (q !== asked) go(listPath('q', q), { replace: asked !== '' })
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
