import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { effectivePrice, formatPrice } from 'contract/values/money'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { factsOf } from '../courses/course-facts.ts'
import { courseListMessages } from '../courses/settings/course-list.messages.ts'
import { courseOrderMessages } from '../courses/settings/course-order.messages.ts'
import { OrderDialog } from '../courses/settings/parts/OrderDialog.tsx'
import { TrashLink } from '../courses/settings/parts/TrashLink.tsx'
import { RowMenu } from '../courses/settings/parts/RowMenu.tsx'
import { RowQuestions } from '../courses/settings/parts/RowQuestions.tsx'
import { settingsOf } from '../courses/course-paths.ts'
import { useRowActions } from '../courses/settings/parts/use-row-actions.tsx'
import { StateKind } from '../courses/settings/StateKind.tsx'
import { usePackagesOfSite } from './packages.api.ts'
import { packagesMessages } from './packages.messages.ts'

/** The packages of the site, for its staff. */
export function PackagesScreen() {
  const t = useMessages(packagesMessages)
  const words = useMessages(courseListMessages)
  const order = useMessages(courseOrderMessages)
  const { can } = useSession()
  const [isOrdering, setOrdering] = useState(false)
  const { language } = useSite()
  const now = useNow()
  const { page, size, turn } = useListQuestion()
  const packages = usePackagesOfSite({ page, size })
  useLastPage(packages.data, { page, size, ...turn })
  const actions = useRowActions('PACKAGE')
  const make = (
    <Button href="/packages/create" icon={<IconPlus size={17} />}>
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
              <Button variant="outline" onPress={() => setOrdering(true)}>
                {order('order')}
              </Button>
            )}
            {make}
          </>
        }
      />
      {isOrdering && <OrderDialog productKind="PACKAGE" onClose={() => setOrdering(false)} />}
      <Card pad="none">
        <Answer of={packages}>
          {({ list, total }) =>
            total === 0 ? (
              <Empty title={t('none')} text={t('noneText')} action={make} />
            ) : (
              <>
                <DataTable
                  label={t('title')}
                  rows={list}
                  keyOf={({ courseSeq }) => courseSeq}
                  columns={[
                    {
                      key: 'name',
                      head: t('name'),
                      bare: true,
                      cell: (one) => (
                        <b>
                          <Anchor href={settingsOf(one)}>{one.title}</Anchor>
                        </b>
                      ),
                    },
                    { key: 'state', head: t('state'), cell: (one) => <StateKind {...one} /> },
                    {
                      key: 'price',
                      head: t('priceHead'),
                      end: true,
                      cell: (one) => formatPrice(effectivePrice(factsOf(one), now), 'KRW', language),
                    },
                    { key: 'people', head: t('people'), end: true, cell: ({ acceptCnt }) => acceptCnt },
                    {
                      key: 'actions',
                      head: words('actions'),
                      cell: (one) => <RowMenu course={one} actions={actions} />,
                      bare: true,
                      corner: true,
                      width: 64,
                    },
                  ]}
                />
                <ListPages page={page} size={size} total={total} {...turn} />
              </>
            )
          }
        </Answer>
      </Card>
      <RowQuestions actions={actions} />
    </>
  )
}
