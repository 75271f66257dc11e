import { IconArrowLeft } from '@tabler/icons-react'
import { formatBytes } from 'contract/values/bytes'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ImportActs } from './parts/ImportActs.tsx'
import { ImportContents } from './parts/ImportContents.tsx'
import { ImportProgress } from './parts/ImportProgress.tsx'
import { ImportReportCard } from './parts/ImportReportCard.tsx'
import { ImportState } from './parts/ImportState.tsx'
import css from './parts/site-import.module.css'
import { useSiteImport, type SiteImport } from './site-import.api.ts'
import { siteImportMessages } from './site-import.messages.ts'

/** One import: its upload, what is in the archive and what stands against it, how far it is, and what became of it. */
export function SiteImportScreen() {
  const t = useMessages(siteImportMessages)
  const found = useSiteImport(useSeq('siteImportSeq'))
  const title = found.data ? titleOf(found.data) : t('title')
  return (
    <main id="main" className={`wrap ${css.desk}`}>
      <Head title={title} isPrivate />
      <Answer of={found}>{(one) => <One of={one} />}</Answer>
    </main>
  )
}

const titleOf = ({ contents, fileName }: SiteImport) => contents?.name ?? fileName

function One({ of }: { of: SiteImport }) {
  const t = useMessages(siteImportMessages)
  const { language } = useSite()
  const { state, requestedBy, requestedAt, fileName, fileSize, contents, report } = of
  const at = formatMoment(requestedAt, language, { withYear: true })
  return (
    <>
      <div className={css.head}>
        <IconButton label={t('back')} icon={<IconArrowLeft size={20} />} href="/admin/site-imports" />
        <h1>{titleOf(of)}</h1>
        <ImportState state={state} />
      </div>
      <p className={css.by}>
        {t('begun', { name: requestedBy, at })} · {fileName} · {formatBytes(fileSize)}
      </p>
      <div className={css.parts}>
        <ImportProgress of={of} />
        <Fault of={of} />
        {state === 'CANCELLED' && <Notice>{t('cancelled')}</Notice>}
        {report && <ImportReportCard of={of} report={report} />}
        {contents && !report && <ImportContents contents={contents} space={of.space} />}
        <ImportActs of={of} />
      </div>
    </>
  )
}

/** Why it is not here: of the archive, which is refused, or of this installation. */
function Fault({ of: { fault, detail, state } }: { of: SiteImport }) {
  const t = useMessages(siteImportMessages)
  if (!fault) return null
  return (
    <Notice tone="error" title={t(fault)}>
      <p>{t(state === 'REFUSED' ? 'refusedWhat' : 'failedWhat')}</p>
      {detail && (
        <p className={css.detail}>
          {t('detail')} <code>{detail}</code>
        </p>
      )}
    </Notice>
  )
}
