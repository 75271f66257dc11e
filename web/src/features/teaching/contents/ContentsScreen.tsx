import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { effectivePrice, formatPrice, lacksPrice } from 'contract/values/money'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { ListSearch } from '../../../platform/management/ListSearch.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { factsOf } from '../courses/course-facts.ts'
import type { AdminCourse } from '../courses/settings/course-settings.api.ts'
import { courseOrderMessages } from '../courses/settings/course-order.messages.ts'
import { OrderDialog } from '../courses/settings/parts/OrderDialog.tsx'
import { TrashLink } from '../courses/settings/parts/TrashLink.tsx'
import { RowMenu } from '../courses/settings/parts/RowMenu.tsx'
import { RowQuestions } from '../courses/settings/parts/RowQuestions.tsx'
import { settingsOf } from '../courses/course-paths.ts'
import { useRowActions } from '../courses/settings/parts/use-row-actions.tsx'
import { StateKind } from '../courses/settings/StateKind.tsx'
import { useContentsOfSite } from './contents.api.ts'
import { contentsMessages } from './contents.messages.ts'
import css from './contents.module.css'
import { CreateContents } from './parts/CreateContents.tsx'

/** The contents of the site, for its staff. */
export function ContentsScreen() {
  const t = useMessages(contentsMessages)
  const order = useMessages(courseOrderMessages)
  const { can } = useSession()
  const { params, page, size, set, turn } = useListQuestion()
  const q = params.get('q') ?? ''
  const [dialog, setDialog] = useState<'create' | 'order' | null>(null)
  const contents = useContentsOfSite({ q, page, size })
  const make = can('CLASS_LIFECYCLE_CREATE') && (
    <Button icon={<IconPlus size={17} aria-hidden />} onPress={() => setDialog('create')}>
      {t('make')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        sub={t('lead')}
        actions={
          <>
            <TrashLink />
            {can('SITE_CLASS_UPDATE') && (
              <Button variant="outline" onPress={() => setDialog('order')}>
                {order('order')}
              </Button>
            )}
            {make}
          </>
        }
      />
      {dialog === 'create' && <CreateContents onClose={() => setDialog(null)} />}
      {dialog === 'order' && <OrderDialog productKind="CONTENTS" onClose={() => setDialog(null)} />}
      <div className={css.search}>
        <ListSearch label={t('search')} clearLabel={t('clear')} q={q} onSearch={(text) => set({ q: text })} />
      </div>
      <PagedList
        of={contents}
        page={page}
        size={size}
        {...turn}
        isFiltered={q !== ''}
        onShowAll={() => set({ q: '' })}
        words={{
          empty: t('none'),
          emptyText: t('noneText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
        action={make}
      >
        {(list) => <ContentsTable contents={list} />}
      </PagedList>
    </>
  )
}

function ContentsTable({ contents }: { contents: AdminCourse[] }) {
  const t = useMessages(contentsMessages)
  const { language } = useSite()
  const now = useNow()
  const actions = useRowActions('CONTENTS')
  const columns: Column<AdminCourse>[] = [
    {
      key: 'name',
      head: t('name'),
      bare: true,
      cell: (one) => <Anchor href={settingsOf(one)}>{one.title}</Anchor>,
    },
    { key: 'state', head: t('state'), cell: (one) => <StateKind {...one} /> },
    {
      key: 'price',
      head: t('price'),
      end: true,
      cell: (one) =>
        lacksPrice(one)
          ? t('noPrice')
          : formatPrice(effectivePrice(factsOf(one), now), one.currency, language),
    },
    { key: 'buyers', head: t('buyers'), end: true, cell: ({ acceptCnt }) => acceptCnt },
    {
      key: 'actions',
      head: t('actions'),
      cell: (one) => <RowMenu course={one} actions={actions} />,
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={contents} keyOf={({ courseSeq }) => courseSeq} />
      <RowQuestions actions={actions} />
    </>
  )
}
