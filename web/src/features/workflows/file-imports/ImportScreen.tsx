import { Head } from '../../../platform/Head.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { PageHead, SectionHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useFileImports, type FileImportRow } from './file-imports.api.ts'
import { fileImportMessages } from './file-imports.messages.ts'
import { SendFile } from './parts/SendFile.tsx'
import css from './parts/file-imports.module.css'

const tones = { READ: 'soon', RUNNING: 'brand', DONE: 'ok' } as const

/** Staff bring in what another service handed out: a file to upload, and the files before it. */
export function ImportScreen() {
  const t = useMessages(fileImportMessages)
  const { page, size, set, turn } = useListQuestion()
  const imports = useFileImports(page, size)
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        sub={t('sub')}
        actions={
          <Button variant="outline" href="/settings/import/sales">
            {t('sales')}
          </Button>
        }
      />
      <div>
        <FormSection title={t('make')} why={t('makeWhy')}>
          <SendFile />
        </FormSection>
        <section className={css.list} aria-labelledby="imports">
          <SectionHead id="imports" title={t('list')} />
          <PagedList
            of={imports}
            page={page}
            size={size}
            {...turn}
            isFiltered={page > 1}
            onShowAll={() => set({ page: '' })}
            words={{
              empty: t('none'),
              emptyText: t('noneText'),
              noMatch: t('none'),
              showAll: t('list'),
            }}
          >
            {(list) => <Files list={list} />}
          </PagedList>
        </section>
      </div>
    </>
  )
}

function Files({ list }: { list: FileImportRow[] }) {
  const t = useMessages(fileImportMessages)
  const { language } = useSite()
  const columns: Column<FileImportRow>[] = [
    {
      key: 'name',
      head: t('name'),
      bare: true,
      cell: ({ fileImportSeq, fileName }) => (
        <Anchor href={`/settings/import/${fileImportSeq}`} className={css.name}>
          {fileName}
        </Anchor>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <Kind tone={tones[state]}>{t(state)}</Kind>,
    },
    {
      key: 'result',
      head: t('result'),
      cell: ({ state, counts, kind }) =>
        state === 'READ' ? t(`${kind}Counts`, counts) : t('doneCounts', { done: counts.done }),
    },
    {
      key: 'by',
      head: t('by'),
      cell: ({ uploadedBy, uploadedAt }) => (
        <>
          {uploadedBy} <span className={css.by}>{formatMoment(uploadedAt, language)}</span>
        </>
      ),
    },
  ]
  return (
    <DataTable label={t('list')} columns={columns} rows={list} keyOf={({ fileImportSeq }) => fileImportSeq} />
  )
}
