import { useState } from 'react'
import type { LegalKind } from 'contract/people/legal/terms.rules'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { useTerms, useVersion, type Version } from './legal.api.ts'
import { termsMessages } from './legal.messages.ts'

interface TermsDialogProps {
  /** Null while the dialog is closed. */
  kind: LegalKind | null
  /** Opens with this version instead of the one in force. */
  version?: number | undefined
  onClose: () => void
}

/** Shows the terms of use or another legal text without leaving the page. */
export function TermsDialog({ kind, version, onClose }: TermsDialogProps) {
  const t = useMessages(termsMessages)
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={t(kind ?? 'terms')}
      closeLabel={t('close')}
      size="medium"
    >
      {kind && <Reading key={kind} kind={kind} first={version} />}
    </Dialog>
  )
}

/** The text in force, with links to earlier and later versions. */
function Reading({ kind, first }: { kind: LegalKind; first: number | undefined }) {
  const t = useMessages(termsMessages)
  const nameOf = useVersionName()
  const { site, data, error, refetch } = useTerms(true)
  const versions = (site?.versions ?? []).filter((one) => one.kind === kind).toReversed()
  const current = versions.find(({ state }) => state === 'IN_FORCE')?.version ?? 1
  const [chosen, setChosen] = useState(first ?? null)
  const shown = chosen ?? current
  const other = useVersion(kind, shown, site !== undefined && shown !== current)
  const html = shown === current ? data?.[`${kind}Data`] : other.data?.html
  const trouble = shown === current ? { error, refetch } : other
  return (
    <>
      {versions.length > 1 && (
        <Select
          label={t('version')}
          value={String(shown)}
          onChange={(picked) => setChosen(Number(picked))}
          options={versions.map((one) => ({ value: String(one.version), label: nameOf(one) }))}
        />
      )}
      {trouble.error && (
        <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: () => void trouble.refetch() }} />
      )}
      {html === undefined && !trouble.error && <SkeletonText lines={8} />}
      {html !== undefined && (
        <div
          className="prose"
          role="region"
          aria-label={t(kind)}
          // The text is long and contains nothing to press: the keyboard must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  )
}

/** `v2 · In force (since 2026.12.21)` */
function useVersionName() {
  const t = useMessages(termsMessages)
  return ({ version, state, effectiveAt }: Version) => {
    const date = effectiveAt === null ? '' : formatDate(effectiveAt)
    const names = {
      IN_FORCE: effectiveAt === null ? t('inForce') : t('inForceSince', { date }),
      UPCOMING: t('upcoming', { date }),
      PAST: effectiveAt === null ? t('first') : t('past', { date }),
    }
    return `v${version} · ${names[state]}`
  }
}
