import { formatBytes } from 'contract/values/bytes'
import { useGo } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { FileDrop } from '../../../ui/forms/FileDrop.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead, SectionHead } from '../../../ui/SectionHead.tsx'
import { ImportState } from './parts/ImportState.tsx'
import css from './parts/site-import.module.css'
import {
  openOneOf,
  useCreateSiteImport,
  useSendArchive,
  useSiteImports,
  type SiteImportLine,
} from './site-import.api.ts'
import { siteImportMessages } from './site-import.messages.ts'
import { useAct } from './use-act.ts'

/** The operator opens a site of another installation here, and sees those that were opened before. */
export function SiteImportsScreen() {
  const t = useMessages(siteImportMessages)
  const { page, size, turn } = useListQuestion()
  const imports = useSiteImports({ page, size })
  return (
    <main id="main" className={`wrap ${css.desk}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={imports}>
        {({ list, total, isOpen }) => (
          <>
            <Card pad="lg">
              <WhatHappens />
              {isOpen ? <OpenOne list={list} /> : <ChooseArchive />}
            </Card>
            <section className={css.list} aria-labelledby="imports">
              <SectionHead id="imports" title={t('list')} />
              {list.length === 0 ? (
                <Empty compact spot="done" title={t('none')} />
              ) : (
                <>
                  <Card pad="none">
                    <ImportsTable imports={list} />
                  </Card>
                  <ListPages page={page} size={size} total={total} {...turn} />
                </>
              )}
            </section>
          </>
        )}
      </Answer>
    </main>
  )
}

function WhatHappens() {
  const t = useMessages(siteImportMessages)
  return (
    <ul className={css.points}>
      <li>{t('point1')}</li>
      <li>{t('point2')}</li>
      <li>{t('point3')}</li>
      <li>{t('point4')}</li>
    </ul>
  )
}

function OpenOne({ list }: { list: SiteImportLine[] }) {
  const t = useMessages(siteImportMessages)
  const one = openOneOf(list)
  return (
    <Notice
      tone="info"
      action={
        one && (
          <Button size="sm" variant="outline" href={`/admin/site-imports/${one.siteImportSeq}`}>
            {t('goOn')}
          </Button>
        )
      }
    >
      {t('oneOpen')}
    </Notice>
  )
}

function ChooseArchive() {
  const t = useMessages(siteImportMessages)
  const create = useCreateSiteImport()
  const send = useSendArchive()
  const go = useGo()
  const act = useAct()
  async function begin(file: File) {
    const { siteImportSeq } = await create.run({ body: { fileName: file.name, fileSize: file.size } })
    const sent = send(siteImportSeq, file)
    go(`/admin/site-imports/${siteImportSeq}`)
    await sent
  }
  return (
    <FileDrop
      label={t('file')}
      hint={t('fileHint')}
      prompt={t('choose')}
      accept=".tar"
      disabled={create.isRunning}
      onFiles={([file]) => file && act(begin(file))}
    />
  )
}

function ImportsTable({ imports }: { imports: SiteImportLine[] }) {
  const t = useMessages(siteImportMessages)
  const { language } = useSite()
  const columns: Column<SiteImportLine>[] = [
    {
      key: 'site',
      head: t('site'),
      bare: true,
      cell: ({ siteImportSeq, site, fileName }) => (
        <Anchor href={`/admin/site-imports/${siteImportSeq}`} className={css.name}>
          <b className="clamp2">{site?.name ?? fileName}</b>
          {site && <small>{new URL(site.domain).host}</small>}
        </Anchor>
      ),
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <ImportState state={state} /> },
    { key: 'size', head: t('size'), end: true, cell: ({ fileSize }) => formatBytes(fileSize) },
    { key: 'who', head: t('who'), cell: ({ requestedBy }) => requestedBy },
    { key: 'when', head: t('when'), cell: ({ requestedAt }) => formatDateTime(requestedAt, language) },
  ]
  return (
    <DataTable
      label={t('list')}
      columns={columns}
      rows={imports}
      keyOf={({ siteImportSeq }) => siteImportSeq}
    />
  )
}
