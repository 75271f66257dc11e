import { isProofMissing, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead, SectionHead } from '../../../ui/SectionHead.tsx'
import { ExportCard } from './parts/ExportCard.tsx'
import css from './parts/site-export.module.css'
import { useRequestSiteExport, useSiteExports } from './site-export.api.ts'
import { siteExportMessages } from './site-export.messages.ts'

/** Owners take everything of their site along as one file. */
export function SiteExportScreen() {
  const t = useMessages(siteExportMessages)
  const exports = useSiteExports()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={exports}>
        {({ list, nextAt }) => (
          <div className={css.page}>
            <FormSection title={t('make')} why={t('makeWhy')}>
              <Contents />
              <Start nextAt={nextAt} isRunning={list.some(({ state }) => state === 'RUNNING')} />
            </FormSection>
            <section className={css.list} aria-labelledby="exports">
              <SectionHead id="exports" title={t('list')} />
              {list.length === 0 && <Empty title={t('none')} text={t('noneText')} compact />}
              {list.some(({ state }) => state === 'READY') && <Notice tone="info">{t('private')}</Notice>}
              {list.map((one) => (
                <ExportCard key={one.siteExportSeq} of={one} />
              ))}
            </section>
          </div>
        )}
      </Answer>
    </>
  )
}

function Contents() {
  const t = useMessages(siteExportMessages)
  return (
    <div className={css.contents}>
      <section>
        <h3>{t('what')}</h3>
        <ul>
          <li>{t('what1')}</li>
          <li>{t('what2')}</li>
          <li>{t('what3')}</li>
        </ul>
      </section>
      <section>
        <h3>{t('not')}</h3>
        <ul>
          <li>{t('not1')}</li>
          <li>{t('not2')}</li>
          <li>{t('not3')}</li>
        </ul>
      </section>
    </div>
  )
}

function Start({ nextAt, isRunning }: { nextAt: string | null; isRunning: boolean }) {
  const t = useMessages(siteExportMessages)
  const { language } = useSite()
  const request = useRequestSiteExport()
  const start = () =>
    void request.run({}).then(
      () => toast({ text: t('started'), tone: 'ok' }),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <>
      {nextAt && !isRunning && (
        <p className={css.next}>{t('nextAt', { at: formatMoment(nextAt, language) })}</p>
      )}
      <div>
        <Button onPress={start} loading={request.isRunning} disabled={isRunning || nextAt !== null}>
          {t(isRunning ? 'RUNNING' : 'start')}
        </Button>
      </div>
    </>
  )
}
