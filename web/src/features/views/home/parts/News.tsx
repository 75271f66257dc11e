import { IconPin } from '@tabler/icons-react'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { SectionHead } from '../../../../ui/SectionHead.tsx'
import { useNews } from '../home.api.ts'
import { homeMessages } from '../home.messages.ts'
import css from './News.module.css'

/** The latest notices, pinned ones first. */
export function News() {
  const t = useMessages(homeMessages)
  const { language } = useSite()
  const news = useNews()
  if (news.length === 0) return null
  return (
    <section className={`wrap ${css.news}`}>
      <SectionHead title={t('notices')} more={{ label: t('all'), href: '/notices' }} />
      <ul>
        {news.map(({ postSeq, title, isPinned, createdAt }) => (
          <li key={postSeq}>
            <Anchor href={`/notices/${postSeq}`}>
              {isPinned && <IconPin size={18} role="img" aria-label={t('pinned')} />}
              <span>{title}</span>
              <time dateTime={createdAt} className="num">
                {formatDate(createdAt, language)}
              </time>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
