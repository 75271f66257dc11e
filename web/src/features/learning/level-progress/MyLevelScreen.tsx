import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { LevelBadge } from '../../people/levels/LevelBadge.tsx'
import { useConditionTexts } from '../../people/levels/use-condition-texts.ts'
import { useMyLevel, type MyLevel, type Progress } from './level-progress.api.ts'
import { levelProgressMessages } from './level-progress.messages.ts'
import css from './level-progress.module.css'
import { NextLevel } from './parts/NextLevel.tsx'

/** The level of the user on this site, the way to the next one, and all levels. */
export function MyLevelScreen() {
  const t = useMessages(levelProgressMessages)
  const { userTypeCd } = useSession()
  const isStaff = userTypeCd !== null
  return (
    <AccountShell>
      <Head title={t('title')} isPrivate />
      <div>
        <PageHead title={t('title')} />
        <Answer of={useMyLevel()} height={320}>
          {(mine) =>
            mine === null ? (
              <Empty
                title={t(isStaff ? 'noLevelOfStaff' : 'noLevels')}
                text={t(isStaff ? 'noLevelOfStaffText' : 'noLevelsText')}
                action={<Button href="/classes">{t('classes')}</Button>}
              />
            ) : (
              <div className={css.page}>
                <Card pad="lg" as="section" label={t('now')}>
                  <Now progress={mine.progress} />
                </Card>
                <AllLevels mine={mine} />
              </div>
            )
          }
        </Answer>
      </div>
    </AccountShell>
  )
}

function Now({ progress: { level, since, isByHand, next, percent, facts } }: { progress: Progress }) {
  const t = useMessages(levelProgressMessages)
  const { language } = useSite()
  return (
    <div className={css.now}>
      <p className={css.head}>
        {level ? <LevelBadge level={level} isLarge /> : <b>{t('none')}</b>}
        {level && since && <small className="num">{t('since', { date: formatDate(since, language) })}</small>}
      </p>
      {isByHand && <p className={css.dim}>{t('byHand')}</p>}
      {next ? (
        <NextLevel next={next} percent={percent} facts={facts} />
      ) : (
        level && !isByHand && <p className={css.dim}>{t('highest')}</p>
      )}
    </div>
  )
}

function AllLevels({ mine: { levels, progress } }: { mine: MyLevel }) {
  const t = useMessages(levelProgressMessages)
  const textsOf = useConditionTexts()
  return (
    <section aria-label={t('all')}>
      <h2>{t('all')}</h2>
      <ol className={css.levels}>
        {levels.map((level) => (
          <li key={level.levelSeq}>
            <LevelBadge level={level} />
            <p>
              {textsOf(level).join(' · ')}
              {level.discountPercent > 0 && <b>{t('discount', { percent: level.discountPercent })}</b>}
            </p>
            {level.levelSeq === progress.level?.levelSeq && <Kind tone="brand">{t('mine')}</Kind>}
          </li>
        ))}
      </ol>
    </section>
  )
}
