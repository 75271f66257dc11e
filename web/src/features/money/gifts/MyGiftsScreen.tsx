import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useMyGifts } from './gifts.api.ts'
import { giftMessages } from './gifts.messages.ts'
import { GiftCard } from './parts/GiftCard.tsx'
import sheet from '../memberships/sheet.module.css'

/** What a member gave to other people, and what became of it. */
export function MyGiftsScreen() {
  const t = useMessages(giftMessages)
  const { page, size, turn } = useListQuestion()
  const gifts = useMyGifts({ page, size })
  const total = gifts.data?.total
  return (
    <AccountShell within="/memberships/mine">
      <Head title={t('mine')} isPrivate />
      <PageHead title={t('mine')} count={total ? t('count', { count: total }) : undefined} />
      <Answer of={gifts} height={320}>
        {(found) =>
          found.total === 0 ? (
            <Empty
              title={t('none')}
              text={t('noneText')}
              action={<Button href="/memberships">{t('toList')}</Button>}
            />
          ) : (
            <div className={sheet.stack}>
              {found.list.map((gift) => (
                <GiftCard key={gift.giftSeq} gift={gift} />
              ))}
              {found.total > size && (
                <ListPages page={page} size={size} total={found.total} onPage={turn.onPage} />
              )}
            </div>
          )
        }
      </Answer>
    </AccountShell>
  )
}
