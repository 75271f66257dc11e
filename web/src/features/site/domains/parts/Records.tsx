import { IconCopy } from '@tabler/icons-react'
import { copy } from '../../../../platform/copy.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
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
          <Piece label={t('name')} text={name} />
          <Piece label={t('value')} text={value} />
        </dl>
      ))}
    </section>
  )
}

function Piece({ label, text }: { label: string; text: string }) {
  const t = useMessages(domainMessages)
  const press = async () => {
    const isDone = await copy(text)
    toast(isDone ? { text: t('copied'), tone: 'ok' } : { text: t('notCopied'), tone: 'error' })
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <IconButton
          size={44}
          label={t('copyOf', { what: text })}
          icon={<IconCopy size={18} aria-hidden="true" />}
          onPress={() => void press()}
        />
      </dd>
    </div>
  )
}
