import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListSearch } from '../../../platform/management/ListSearch.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { OrderDialog } from '../../teaching/courses/settings/parts/OrderDialog.tsx'
import { TrashLink } from '../../teaching/courses/settings/parts/TrashLink.tsx'
import { useChallenges } from './challenges.api.ts'
import { challengeSettingsMessages } from './challenges.messages.ts'
import { ChallengeTable } from './parts/ChallengeTable.tsx'
import { CreateChallenge } from './parts/CreateChallenge.tsx'
import css from './challenges.module.css'

/** The challenges of the site, each with the term that people apply for. */
export function ChallengesScreen() {
  const t = useMessages(challengeSettingsMessages)
  const { can } = useSession()
  const { page, size, q, set, turn } = useListQuestion()
  const [open, setOpen] = useState<'create' | 'order' | null>(null)
  const challenges = useChallenges({ page, size, q })
  const total = challenges.data?.total
  const isEmpty = total === 0 && q === ''
  const make = can('CLASS_LIFECYCLE_CREATE') && (
    <Button icon={<IconPlus size={17} />} onPress={() => setOpen('create')}>
      {t('make')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={total === undefined ? undefined : t('count', { count: total })}
        sub={t('lead')}
        actions={
          total !== undefined &&
          !isEmpty && (
            <>
              <TrashLink />
              {can('SITE_CLASS_UPDATE') && (
                <Button variant="outline" onPress={() => setOpen('order')}>
                  {t('order')}
                </Button>
              )}
              {make}
            </>
          )
        }
      />
      {open === 'order' && <OrderDialog productKind="CHALLENGE" onClose={() => setOpen(null)} />}
      {open === 'create' && <CreateChallenge onClose={() => setOpen(null)} />}
      {isEmpty ? (
        <Empty title={t('none')} text={t('noneText')} action={make} />
      ) : (
        <>
          <div className={css.search}>
            <ListSearch
              label={t('search')}
              clearLabel={t('clear')}
              q={q}
              onSearch={(text) => set({ q: text })}
            />
          </div>
          <PagedList
            of={challenges}
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
          >
            {(list) => <ChallengeTable challenges={list} />}
          </PagedList>
        </>
      )}
    </>
  )
}
