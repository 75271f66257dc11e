import { useState } from 'react'
import { legalKinds as kinds } from 'contract/values/legal-kinds'
import type { LegalKind } from 'contract/people/legal/terms.rules'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { accountMessages } from './sign-in.messages.ts'
import { TermsDialog } from '../legal/TermsDialog.tsx'
import { termsMessages } from '../legal/legal.messages.ts'
import css from './Agreements.module.css'

export type Agreed = Readonly<Record<LegalKind, boolean>>
export const nothingAgreed: Agreed = { terms: false, privacy: false, marketing: false }
export const hasAgreed = ({ terms, privacy }: Agreed) => terms && privacy
export const agreedKinds = (agreed: Agreed) => kinds.filter((kind) => agreed[kind])

/** A site may do without asking for consent to marketing. docs/rules.md R-1132. */
function useKinds() {
  const { channel } = useSite()
  return channel?.marketingConsent === false ? kinds.filter((kind) => kind !== 'marketing') : kinds
}

/** Required and optional consents. No box is ticked in advance. */
export function Agreements({
  value,
  onChange,
  error,
}: {
  value: Agreed
  onChange: (agreed: Agreed) => void
  error?: string | undefined
}) {
  const t = useMessages(accountMessages)
  const nameOf = useMessages(termsMessages)
  const [reading, setReading] = useState<LegalKind | null>(null)
  const offered = useKinds()
  const isAll = offered.every((kind) => value[kind])
  const labels = { terms: t('agreeTerms'), privacy: t('agreePrivacy'), marketing: t('agreeMarketing') }
  return (
    <fieldset className={css.box} aria-describedby={error ? 'agree-error' : undefined}>
      <legend className="visually-hidden">{t('agreements')}</legend>
      <div className={css.all}>
        <Checkbox
          label={t('agreeAll')}
          checked={isAll}
          indeterminate={!isAll && offered.some((kind) => value[kind])}
          onChange={(checked) =>
            onChange({ ...value, ...Object.fromEntries(offered.map((kind) => [kind, checked])) })
          }
        />
      </div>
      {offered.map((kind) => (
        <div key={kind} className={css.row}>
          <Checkbox
            label={labels[kind]}
            checked={value[kind]}
            onChange={(checked) => onChange({ ...value, [kind]: checked })}
          />
          <LinkButton tone="dimmed" underline onPress={() => setReading(kind)}>
            {t('read')}
            <span className="visually-hidden"> — {nameOf(kind)}</span>
          </LinkButton>
        </div>
      ))}
      {error && (
        <p id="agree-error" className={css.error} role="alert">
          {error}
        </p>
      )}
      <TermsDialog kind={reading} onClose={() => setReading(null)} />
    </fieldset>
  )
}
