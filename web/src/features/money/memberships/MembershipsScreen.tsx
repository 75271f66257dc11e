import { lowestMonthPrice } from 'contract/money/memberships/memberships.rules'
import { formatPrice } from 'contract/values/money'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { trialDaysFor, useMemberships, useMine, type Membership } from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'
import css from './parts/memberships.module.css'
import sheet from './sheet.module.css'

/** What a site sells by the month. */
export function MembershipsScreen() {
  const t = useMessages(membershipMessages)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('list')} description={t('listSub')} path="/memberships" />
      <h1>{t('list')}</h1>
      <p className={css.lead}>{t('listSub')}</p>
      <Answer of={useMemberships()} height={260}>
        {(list) =>
          list.length === 0 ? (
            <Empty
              title={t('none')}
              text={t('noneText')}
              action={<Button href="/classes">{t('browse')}</Button>}
            />
          ) : (
            <ul className={css.cards}>
              {list.map((membership) => (
                <li key={membership.membershipSeq}>
                  <MembershipCard membership={membership} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </main>
  )
}

function MembershipCard({ membership }: { membership: Membership }) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const { membershipSeq, name, description, terms, classCount } = membership
  const days = trialDaysFor(membership, useMine().data)
  const price = lowestMonthPrice(terms)
  return (
    <Card as="article" pad="lg" className={css.card}>
      <h2>{name}</h2>
      {description && <p className={css.short}>{description}</p>}
      <p className={sheet.dim}>{t('classCount', { count: classCount })}</p>
      {price !== null && (
        <p className={`num ${css.price}`}>{t('from', { price: formatPrice(price, 'KRW', language) })}</p>
      )}
      {days > 0 && (
        <p>
          <Kind tone="ok">{t('trial', { count: days })}</Kind>
        </p>
      )}
      <Button href={`/memberships/${membershipSeq}`} label={`${name} ${t('see')}`}>
        {t('see')}
      </Button>
    </Card>
  )
}
