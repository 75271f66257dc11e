import { useState } from 'react'
import { monthPrice, savedPercent, type MembershipMonths } from 'contract/money/memberships/memberships.rules'
import { formatPrice } from 'contract/values/money'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { trialDaysFor, usableOf, useMembership, useMine, type MembershipDetail } from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'
import { useTermName } from './use-term-name.ts'
import css from './parts/memberships.module.css'
import sheet from './sheet.module.css'

/** One membership: what it opens, for which terms it is sold, and the button to join. */
export function MembershipScreen() {
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Answer of={useMembership(useSeq('membershipSeq'))} height={420}>
        {(membership) => <MembershipPage membership={membership} />}
      </Answer>
    </main>
  )
}

function MembershipPage({ membership }: { membership: MembershipDetail }) {
  const t = useMessages(membershipMessages)
  const { membershipSeq, name, description, classCount } = membership
  return (
    <>
      <Head title={name} description={description.slice(0, 150)} path={`/memberships/${membershipSeq}`} />
      <h1>{name}</h1>
      <p className={css.lead}>{description || t('listSub')}</p>
      <div className={css.split}>
        <section aria-labelledby="opened">
          <h2 id="opened">{t('classes')}</h2>
          <p className={sheet.dim}>
            {classCount === 0 ? t('noClasses') : t('classCount', { count: classCount })}
          </p>
          <ul className={css.classes}>
            {membership.classes.map(({ courseSeq, title, imageUrl }) => (
              <li key={courseSeq}>
                <Anchor href={`/classes/${courseSeq}`}>
                  <Picture
                    className={css.cover}
                    src={imageUrl}
                    loading="lazy"
                    instead={<span className={css.cover} aria-hidden="true" />}
                  />
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
        <Card as="aside" pad="lg" elevated className={css.side} label={t('join')}>
          <Offer membership={membership} />
        </Card>
      </div>
    </>
  )
}

function Offer({ membership }: { membership: MembershipDetail }) {
  const t = useMessages(membershipMessages)
  const { membershipSeq, terms, isOnSale, pauseDays, teamSeats } = membership
  const [months, setMonths] = useState<MembershipMonths | null>(terms[0]?.months ?? null)
  const options = useTermOptions(terms)
  const mine = useMine().data
  const days = trialDaysFor(membership, mine)
  const isClosed = useChannel().switchedOff.includes('MEMBERSHIPS')
  const canGive = isOnSale && !isClosed && months !== null
  if (mine && usableOf(mine).some((one) => one.membershipSeq === membershipSeq))
    return (
      <Notice tone="ok" title={t('joined')}>
        <Button variant="outline" href="/memberships/mine">
          {t('toMine')}
        </Button>
        {canGive && (
          <Button variant="outline" href={`/memberships/${membershipSeq}/gift?months=${months}`}>
            {t('give')}
          </Button>
        )}
        {canGive && teamSeats > 0 && (
          <Button variant="outline" href={`/memberships/${membershipSeq}/team?months=${months}`}>
            {t('asTeam')}
          </Button>
        )}
      </Notice>
    )
  if (!canGive) return <Notice>{t('notOnSale')}</Notice>
  return (
    <>
      <RadioGroup
        label={t('term')}
        value={String(months)}
        onChange={(value) => setMonths(terms.find((one) => String(one.months) === value)?.months ?? months)}
        options={options}
        layout="tiles"
      />
      <Button wide href={`/memberships/${membershipSeq}/join?months=${months}`}>
        {t(days > 0 ? 'tryFree' : 'join')}
      </Button>
      <Button wide variant="outline" href={`/memberships/${membershipSeq}/gift?months=${months}`}>
        {t('give')}
      </Button>
      {teamSeats > 0 && (
        <Button wide variant="outline" href={`/memberships/${membershipSeq}/team?months=${months}`}>
          {t('asTeam')}
        </Button>
      )}
      {days > 0 && <p className={sheet.dim}>{t('trialText', { count: days })}</p>}
      <p className={sheet.dim}>{t('autoRenew')}</p>
      {teamSeats > 0 && <p className={sheet.dim}>{t('teamOf', { count: teamSeats })}</p>}
      {pauseDays > 0 && <p className={sheet.dim}>{t('pausable', { count: pauseDays })}</p>}
    </>
  )
}

/** Each term with its price, and with what a month of a longer one costs. */
export function useTermOptions(terms: MembershipDetail['terms']) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const termName = useTermName()
  return terms.map((term) => {
    const month = formatPrice(monthPrice(term), 'KRW', language)
    const percent = savedPercent(term, terms)
    const hint = percent > 0 ? t('saved', { price: month, percent }) : t('perMonth', { price: month })
    return {
      value: String(term.months),
      label: `${termName(term.months)} · ${formatPrice(term.price, 'KRW', language)}`,
      hint: term.months === 1 ? undefined : hint,
    }
  })
}
