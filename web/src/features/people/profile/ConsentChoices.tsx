import type { ConsentChoice } from 'contract/people/members/consent.schemas'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Accordion, AccordionItem } from '../../../ui/Accordion.tsx'
import css from './ConsentChoices.module.css'
import { consentMessages } from './consent.messages.ts'

/** What somebody chose about marketing, the latest first; folded away, and absent before the first choice. */
export function ConsentChoices({ choices }: { choices: readonly ConsentChoice[] }) {
  const t = useMessages(consentMessages)
  const { language } = useSite()
  if (choices.length === 0) return null
  return (
    <Accordion>
      <AccordionItem title={t('title')}>
        <ol className={css.choices}>
          {choices.map(({ at, kind, isAgreed, way }) => (
            <li key={`${kind} ${at}`}>
              <span>
                {way === 'NOTICE'
                  ? t('NOTICE')
                  : `${t(kind)} ${t(isAgreed ? 'agreed' : 'declined')} · ${t(way)}`}
              </span>
              <time dateTime={at}>{formatMoment(at, language, { withYear: true })}</time>
            </li>
          ))}
        </ol>
      </AccordionItem>
    </Accordion>
  )
}
