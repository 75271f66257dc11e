import { useSeq } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { useGo } from '../../../platform/address.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useChallengeSetting, type Term } from './challenges.api.ts'
import { challengeSettingsMessages } from './challenges.messages.ts'
import { RunningPart } from './parts/RunningPart.tsx'
import { TermActions } from './parts/TermActions.tsx'
import { termTones, useTermTexts } from './use-term-texts.ts'
import css from './challenges.module.css'

/** The tab of a challenge among the settings of a class: how it runs, and its terms. */
export function ChallengeTab() {
  const t = useMessages(challengeSettingsMessages)
  const courseSeq = useSeq('courseSeq')
  const go = useGo()
  const studio = `/studio/${courseSeq}/challenge`
  const query = useChallengeSetting(courseSeq)
  // The address is one of every class; trying again would not help.
  if (isRefusal(query.error, 'NO_CHALLENGE')) {
    return (
      <Empty
        title={t('isClass')}
        text={t('isClassText')}
        action={<Button href="/settings/challenge">{t('toChallenges')}</Button>}
      />
    )
  }
  return (
    <Answer of={query}>
      {({ setting, terms }) => {
        const newest = terms[0]
        return (
          <>
            <RunningPart courseSeq={courseSeq} setting={setting} />
            <FormSection title={t('terms')} why={t('termsWhy')}>
              {newest ? (
                <>
                  <ul className={css.list}>
                    {terms.map((term) => (
                      <TermLine key={term.classSeq} term={term} studio={studio} />
                    ))}
                  </ul>
                  <TermActions
                    courseSeq={courseSeq}
                    term={newest}
                    onGone={() => null}
                    onCopied={(classSeq) => go(`${studio}/information?term=${classSeq}`)}
                  />
                </>
              ) : (
                <p>{t('noTerm')}</p>
              )}
            </FormSection>
          </>
        )
      }}
    </Answer>
  )
}

function TermLine({ term, studio }: { term: Term; studio: string }) {
  const t = useMessages(challengeSettingsMessages)
  const { nameOf, daysOf } = useTermTexts()
  const { acceptCnt, maxUserCount, missionCount } = term
  return (
    <li>
      <span className={css.grow}>
        <Anchor href={`${studio}/information?term=${term.classSeq}`}>{nameOf(term)}</Anchor>
        <small className="num">
          {daysOf(term)} · {t('missionHead')} {missionCount}
        </small>
      </span>
      <Kind tone={termTones[term.state]}>{t(term.state)}</Kind>
      <span className="num">
        {maxUserCount === null
          ? t('peopleCount', { count: acceptCnt })
          : t('peopleOf', { count: acceptCnt, max: maxUserCount })}
      </span>
    </li>
  )
}
