import { useState } from 'react'
import { AskFirst } from '../../../../../platform/AskFirst.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDate } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Card } from '../../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Notice } from '../../../../../ui/Notice.tsx'
import { SectionHead } from '../../../../../ui/SectionHead.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { TermsDialog } from '../../TermsDialog.tsx'
import { useWithdraw, type LegalTexts, type Published } from '../legal-settings.api.ts'
import { legalSettingsMessages } from '../legal-settings.messages.ts'
import css from './legal-settings.module.css'

const tones = { IN_FORCE: 'ok', UPCOMING: 'soon', PAST: 'plain' } as const

/** The versions of each text: the one in force, earlier ones, and announced ones. */
export function Versions({ texts, onWrite }: { texts: LegalTexts; onWrite: () => void }) {
  const t = useMessages(legalSettingsMessages)
  const [reading, setReading] = useState<number | null>(null)
  const [leaving, setLeaving] = useState<number | null>(null)
  const current = texts.versions.find(({ state }) => state === 'IN_FORCE')
  const columns: Column<Published>[] = [
    {
      key: 'version',
      head: t('version'),
      cell: ({ version, isStandard }) => (
        <span className={css.version}>
          <b className="num">v{version}</b> <small>{t(isStandard ? 'standard' : 'own')}</small>
        </span>
      ),
      bare: true,
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <Kind tone={tones[state]}>{t(state)}</Kind>,
    },
    { key: 'effective', head: t('effective'), cell: ({ effectiveAt }) => <From at={effectiveAt} /> },
    {
      key: 'summary',
      head: t('summary'),
      cell: ({ summary }) => <span className={css.summary}>{summary || '–'}</span>,
    },
    {
      key: 'counts',
      head: t('counts'),
      cell: ({ agreedCount, readCount }) => t('countsOf', { agreed: agreedCount, seen: readCount }),
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: ({ version, state }) => (
        <span className={css.acts}>
          <Button
            size="sm"
            variant="outline"
            label={t('readOf', { version })}
            onPress={() => setReading(version)}
          >
            {t('read')}
          </Button>
          {state === 'UPCOMING' && version === texts.versions[0]?.version && (
            <Button
              size="sm"
              variant="subtle"
              label={t('withdrawOf', { version })}
              onPress={() => setLeaving(version)}
            >
              {t('withdraw')}
            </Button>
          )}
        </span>
      ),
      end: true,
      bare: true,
    },
  ]
  return (
    <>
      <Card pad="lg">
        <div className={css.current}>
          <div>
            <h2>{t('current')}</h2>
            {current && (
              <p>
                v{current.version} · {t(current.isStandard ? 'standard' : 'own')} ·{' '}
                <From at={current.effectiveAt} />
              </p>
            )}
          </div>
          <Button onPress={onWrite}>{t('write')}</Button>
        </div>
        {current?.isStandard && <Notice tone="info">{t('lawNote')}</Notice>}
      </Card>
      <div className={css.history}>
        <SectionHead title={t('history')} />
        <Card pad="none">
          <DataTable
            label={t('history')}
            columns={columns}
            rows={texts.versions}
            keyOf={({ version }) => version}
          />
        </Card>
      </div>
      <TermsDialog
        kind={reading === null ? null : texts.kind}
        version={reading ?? undefined}
        onClose={() => setReading(null)}
      />
      {leaving !== null && <Withdraw texts={texts} version={leaving} onDone={() => setLeaving(null)} />}
    </>
  )
}

function From({ at }: { at: string | null }) {
  const t = useMessages(legalSettingsMessages)
  const { language } = useSite()
  return (
    <span className="num">{at === null ? t('always') : t('since', { date: formatDate(at, language) })}</span>
  )
}

interface WithdrawProps {
  texts: LegalTexts
  version: number
  onDone: () => void
}
function Withdraw({ texts, version, onDone }: WithdrawProps) {
  const t = useMessages(legalSettingsMessages)
  const { run } = useWithdraw(texts.kind)
  return (
    <AskFirst
      title={t('withdrawTitle')}
      okLabel={t('withdraw')}
      cancelLabel={t('keep')}
      danger
      deed={() => run({ version }).then(() => t('withdrawn'))}
      failed={t('failed')}
      onClose={onDone}
    >
      {t('withdrawText')}
    </AskFirst>
  )
}
