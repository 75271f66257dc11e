import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Stars } from '../../../../ui/Stars.tsx'
import { useQuotes } from '../home.api.ts'
import { homeMessages } from '../home.messages.ts'
import css from './Quotes.module.css'

/** A band of recent reviews. */
export function Quotes() {
  const t = useMessages(homeMessages)
  const quotes = useQuotes()
  if (quotes.length === 0) return null
  return (
    <section className={css.band}>
      <div className="wrap">
        <h2>{t('reviews')}</h2>
        <div className={css.quotes}>
          {quotes.map(({ evaluationSeq, reviewPoint, description, writerName, courseSeq, courseTitle }) => (
            <figure key={evaluationSeq}>
              <Stars rate={reviewPoint} label={t('rate', { rate: reviewPoint })} />
              <blockquote>{description}</blockquote>
              <figcaption>
                <Avatar name={writerName} size={36} />
                <span>
                  <b>{writerName}</b>
                  <Anchor href={`/classes/${courseSeq}`}>{courseTitle}</Anchor>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
