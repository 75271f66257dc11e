import { CopyRow } from '../../../../platform/CopyRow.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { DnsRecord } from '../domains.api.ts'
import { domainMessages } from '../domains.messages.ts'
import css from './domains.module.css'

interface RecordsProps {
  title: string
  hint?: string
  records: DnsRecord[]
}

/** The DNS records that the owner adds at their name servers, with buttons to copy name and value. */
export function Records({ title, hint, records }: RecordsProps) {
  const t = useMessages(domainMessages)
  return (
    <section className={css.records}>
      <h4>{title}</h4>
      {hint && <p>{hint}</p>}
      {records.map(({ type, name, value }) => (
        <dl key={type + value}>
          <div className={css.type}>
            <dt>{t('type')}</dt>
            <dd>{type}</dd>
          </div>
          <CopyRow label={t('name')} text={name} />
          <CopyRow label={t('value')} text={value} />
        </dl>
      ))}
    </section>
  )
}
