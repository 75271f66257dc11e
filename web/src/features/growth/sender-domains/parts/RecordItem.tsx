import { CopyRow } from '../../../../platform/CopyRow.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { SenderRecord } from '../sender-domains.api.ts'
import { senderMessages } from '../sender-domains.messages.ts'
import css from './sender.module.css'

const faults = {
  DKIM: { MISSING: 'DKIM_MISSING', DIFFERS: 'DKIM_DIFFERS', TWICE: 'DKIM_DIFFERS' },
  SPF: { MISSING: 'SPF_MISSING', DIFFERS: 'SPF_DIFFERS', TWICE: 'SPF_TWICE' },
  DMARC: { MISSING: 'DMARC_MISSING', DIFFERS: 'DMARC_DIFFERS', TWICE: 'DMARC_DIFFERS' },
} as const

/** One record that the owner adds at their name servers, with buttons to copy it, and what the last check found. */
export function RecordItem({ record, isChecked }: { record: SenderRecord; isChecked: boolean }) {
  const t = useMessages(senderMessages)
  const { kind, name, value, problem } = record
  return (
    <div className={css.record}>
      <div className={css.head}>
        <h5>{t(kind)}</h5>
        {isChecked ? (
          <Kind tone={problem ? 'soon' : 'ok'}>{t(problem ? 'wrong' : 'ok')}</Kind>
        ) : (
          <Kind tone="plain">{t('unchecked')}</Kind>
        )}
      </div>
      {problem && <p className={css.problem}>{t(faults[kind][problem])}</p>}
      <dl>
        <CopyRow label={t('name')} text={name} />
        <CopyRow label={t('value')} text={value} />
      </dl>
    </div>
  )
}
