import { useState } from 'react'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { useGo, useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDay } from '../../../platform/time.ts'
import { RichText } from '../../../platform/RichText.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ShareButton } from '../sharing/ShareButton.tsx'
import { useNotice, useRemoveNotice } from './notices.api.ts'
import { boardMessages } from './notices.messages.ts'
import { textOf } from './text-of.ts'
import css from './notices.module.css'

/** One notice with links to the previous and the next one. */
export function NoticeScreen() {
  const t = useMessages(boardMessages)
  const go = useGo()
  const { language } = useSite()
  const { can } = useSession()
  const postSeq = useSeq('postSeq')
  const { data } = useNotice(postSeq)
  const { run } = useRemoveNotice(postSeq)
  const [isAsking, setAsking] = useState(false)
  if (!data) return <main id="main" />
  async function remove() {
    await run({})
    go('/notices', { replace: true })
    return t('removed')
  }
  const near = [
    { label: t('next'), post: data.next },
    { label: t('previous'), post: data.previous },
  ]
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={data.title} description={textOf(data.content)} type="article" />
      <article>
        <header className={css.head}>
          <div className={css.heading}>
            <h1>{data.title}</h1>
            <ShareButton of={{ title: data.title, path: `/notices/${postSeq}` }} />
          </div>
          <p>
            {data.writerName} ·{' '}
            <time dateTime={data.createdAt}>{formatDay(data.createdAt, language, { withYear: true })}</time>
          </p>
        </header>
        <RichText html={data.content} className={css.body} />
      </article>
      <nav className={css.near} aria-label={t('list')}>
        {near.map(
          ({ label, post }) =>
            post && (
              <Anchor key={label} href={`/notices/${post.postSeq}`}>
                <small>{label}</small>
                <span>{post.title}</span>
              </Anchor>
            ),
        )}
      </nav>
      <div className={css.acts}>
        {can('SITE_BOARD_DELETE') && (
          <Button variant="subtle" onPress={() => setAsking(true)}>
            {t('remove')}
          </Button>
        )}
        {can('SITE_BOARD_UPDATE') && (
          <Button variant="outline" href={`/notices/${postSeq}/edit`}>
            {t('edit')}
          </Button>
        )}
        <Button variant="outline" href="/notices">
          {t('list')}
        </Button>
      </div>
      {isAsking && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={t('remove')}
          cancelLabel={t('keep')}
          danger
          deed={remove}
          failed={t('removeFailed')}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </main>
  )
}
