import { LONGEST_SEARCH } from 'contract/views/search/search.rules'
import { searchSite } from 'contract/views/search/api'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../platform/address.ts'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { SearchResults } from './parts/Found.tsx'
import { useHitKeys } from './parts/use-hit-keys.ts'
import { searchMessages } from './search.messages.ts'
import css from './SearchScreen.module.css'

/** Searches all public content of the site. The address holds the state, so users can share it and go back. */
export function SearchScreen() {
  const t = useMessages(searchMessages)
  const [params] = useSearchParams()
  const q = (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  const { box, onKeyDown } = useHitKeys()
  return (
    <main id="main" className="wrap">
      <Head title={q ? t('titleOf', { q }) : t('title')} isPrivate />
      {/* Arrow keys are an extra for keyboard users; every hit is a link. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.page} ref={box} onKeyDown={onKeyDown}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <Field q={q} />
        {q === '' ? <Empty title={t('start')} text={t('startText')} /> : <Results q={q} />}
      </div>
    </main>
  )
}

function Field({ q }: { q: string }) {
  const t = useMessages(searchMessages)
  const go = useGo()
  const [text, setText] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    // The field's own change of the address must not erase newer input.
    if (!text.startsWith(q)) setText(q)
  }
  const search = (typed: string) => {
    const next = typed.trim()
    if (next !== q) go(next ? `/search?q=${encodeURIComponent(next)}` : '/search', { replace: q !== '' })
  }
  return (
    <SearchInput
      label={t('field')}
      placeholder={t('placeholder')}
      clearLabel={t('clear')}
      value={text}
      onChange={setText}
      onSearch={search}
    />
  )
}

function Results({ q }: { q: string }) {
  const t = useMessages(searchMessages)
  const { data, error, refetch } = useEndpoint(searchSite, { query: { q } }, { keep: true })
  if (!data && error) {
    return <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
  }
  if (!data) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  const groups = Object.values(data)
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  if (count === 0) {
    return (
      <Empty
        title={t('none', { q })}
        text={t('noneText')}
        action={<Button href="/classes">{t('browse')}</Button>}
      />
    )
  }
  const isMore = groups.some((group) => group.isMore)
  return (
    <>
      <p role="status" className={css.count}>
        {t(isMore ? 'foundMany' : 'found', { q, count })}
      </p>
      <SearchResults found={data} q={q} />
    </>
  )
}
