import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import css from './sheet.module.css'

/** The code in the address of a link that came by mail. */
export const useLinkCode = () => useSearchParams()[0].get('code') ?? ''

interface OpenedPageProps {
  code: string
  error: unknown
  texts: { head: string; gone: string; failed: string; home: string; loading: string }
  /** What the link opens; null while it is loaded. */
  children: ReactNode
}
/** The target of a link that came by mail, for anybody who has it. */
export function OpenedPage({ code, error, texts, children }: OpenedPageProps) {
  const isLost = code === '' || error !== null
  return (
    <main id="main" className={`wrap ${css.sheet}`}>
      <Head title={texts.head} isPrivate />
      {isLost ? (
        <Empty
          isPage
          spot="error"
          title={texts.gone}
          text={error ? messageOf(error, texts.failed) : undefined}
          action={<Button href="/main">{texts.home}</Button>}
        />
      ) : (
        (children ?? (
          <Loading label={texts.loading}>
            <SkeletonBlock height={360} radius={14} />
          </Loading>
        ))
      )}
    </main>
  )
}
