import { messageOf } from '../../../../platform/call.ts'
import { useAddress } from '../../../../platform/address.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { SectionHead } from '../../../../ui/SectionHead.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { usePreviewSnippet, type SnippetVersion } from '../integrations.api.ts'
import { snippetMessages } from '../snippet.messages.ts'
import css from './integrations.module.css'

interface SnippetVersionsProps {
  versions: SnippetVersion[]
  running: number | null
  chosen: number | null
  onUse: (version: number) => void
  onRestore: (version: SnippetVersion) => void
}

/** The saved versions with author and time; the owner can preview, load or switch on each. */
export function SnippetVersions({ versions, running, chosen, onUse, onRestore }: SnippetVersionsProps) {
  const t = useMessages(snippetMessages)
  const { language } = useSite()
  return (
    <section className={css.versions} aria-labelledby="versions">
      <SectionHead id="versions" title={t('versions')} />
      {versions.length === 0 ? (
        <Empty title={t('noVersions')} text={t('noVersionsText')} />
      ) : (
        <DataTable
          label={t('versions')}
          rows={versions}
          keyOf={({ version }) => version}
          columns={[
            {
              key: 'version',
              head: t('version'),
              bare: true,
              cell: ({ version, review }) => (
                <span className={css.number}>
                  {t('numbered', { version })}
                  {version === running && <Kind tone="ok">{t('running')}</Kind>}
                  {version !== running && version === chosen && review?.status === 'REQUESTED' && (
                    <Kind tone="soon">{t('REQUESTED')}</Kind>
                  )}
                  {(review?.status === 'REFUSED' || review?.status === 'WITHDRAWN') && (
                    <Kind tone="soon">{t(review.status)}</Kind>
                  )}
                </span>
              ),
            },
            { key: 'by', head: t('by'), cell: ({ savedBy }) => savedBy ?? t('gone') },
            { key: 'at', head: t('at'), cell: ({ savedAt }) => formatDateTime(savedAt, language) },
            {
              key: 'hosts',
              head: t('hosts'),
              cell: ({ needs }) => (
                <span className={css.hosts}>{needs.scriptHosts.join(', ') || t('nowhere')}</span>
              ),
            },
            {
              key: 'acts',
              head: t('acts'),
              bare: true,
              cell: (version) => (
                <Acts
                  of={version}
                  isRunning={version.version === chosen}
                  onUse={() => onUse(version.version)}
                  onRestore={() => onRestore(version)}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  )
}

interface ActsProps {
  of: SnippetVersion
  isRunning: boolean
  onUse: () => void
  onRestore: () => void
}
function Acts({ of: { version }, isRunning, onUse, onRestore }: ActsProps) {
  const t = useMessages(snippetMessages)
  const address = useAddress()
  const preview = usePreviewSnippet()
  async function look() {
    // Opened during the press: browsers block windows that open later.
    const page = window.open('about:blank', '_blank')
    try {
      const { path } = await preview.run({ body: { version } })
      if (page) page.location.href = address(path)
      else window.location.assign(address(path))
    } catch (error) {
      page?.close()
      toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
  }
  return (
    <div className={css.acts}>
      <Button
        size="sm"
        variant="outline"
        label={t('lookOf', { version })}
        loading={preview.isRunning}
        onPress={() => void look()}
      >
        {t('look')}
      </Button>
      <Button size="sm" variant="subtle" label={t('restoreOf', { version })} onPress={onRestore}>
        {t('restore')}
      </Button>
      {!isRunning && (
        <Button size="sm" variant="subtle" label={t('useOf', { version })} onPress={onUse}>
          {t('use')}
        </Button>
      )}
    </div>
  )
}
