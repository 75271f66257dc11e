import { useWords } from '../../platform/words/use-words.ts'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Dialog } from '../../ui/layers/Dialog.tsx'
import { useTerms } from './accounts.api.ts'
import { accountWords } from './accounts.words.ts'

/** The terms of use or the privacy policy, to read without leaving. */
export function TermsDialog({ kind, onClose }: { kind: 'terms' | 'privacy' | null; onClose: () => void }) {
  const t = useWords(accountWords)
  const { data, error, refetch } = useTerms(kind !== null)
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={t(kind ?? 'terms')}
      closeLabel={t('close')}
      width={678}
    >
      {error && (
        <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {!data && !error && <SkeletonText lines={8} />}
      {data && kind && (
        <div
          className="prose"
          role="region"
          aria-label={t(kind)}
          // Long, and without anything to press: the keyboard must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: kind === 'terms' ? data.termsData : data.privacyData }}
        />
      )}
    </Dialog>
  )
}
