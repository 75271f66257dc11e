import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { classPath } from 'contract/values/class-paths'
import { useAddress, useGo, useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { UnsavedContext, useUnsaved } from '../../../platform/management/unsaved.ts'
import { useSession } from '../../../platform/session.tsx'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useClassSettings, type ClassSettings } from '../../teaching/courses/settings/course-settings.api.ts'
import { StateKind } from '../../teaching/courses/settings/StateKind.tsx'
import { useChallengeSetting, type Term } from './challenges.api.ts'
import { challengeSettingsMessages } from './challenges.messages.ts'
import { useTermTexts } from './use-term-texts.ts'
import css from './challenges.module.css'

const tabs = [
  { key: 'information', needs: ['CLASS_INFO_UPDATE'] },
  { key: 'curriculums', needs: ['CLASS_INFO_UPDATE'] },
  { key: 'attendees', needs: ['CLASS_STUDENT_READ'] },
  { key: 'payment', needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'] },
  { key: 'review', needs: ['CLASS_INFO_READ'] },
] as const
const pathOf = (courseSeq: number, tab: string) => `/studio/${courseSeq}/challenge/${tab}`
/** Those that are about one term; the others are about the class. */
const ofTerm = ['information', 'curriculums', 'attendees']

/** The chosen term, from `?term=`; without it the one that people apply for. */
export function useChosenTerm() {
  const courseSeq = useSeq('courseSeq')
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useChallengeSetting(courseSeq)
  const terms = data?.terms ?? []
  const picked = terms.find(({ classSeq }) => String(classSeq) === params.get('term'))
  const term = picked ?? terms.find(({ isCurrent }) => isCurrent)
  const choose = (classSeq: number | null) =>
    setParams(
      (current) => {
        if (classSeq === null) current.delete('term')
        else current.set('term', String(classSeq))
        return current
      },
      { replace: true },
    )
  return { courseSeq, of: { data, error, refetch }, terms, term, choose }
}

/** The head, the term picker and the tabs of a challenge; each tab is a screen of its own. */
export function ChallengeStudio() {
  const t = useMessages(challengeSettingsMessages)
  const courseSeq = useSeq('courseSeq')
  const settings = useClassSettings(courseSeq)
  const { of, terms, term, choose } = useChosenTerm()
  const can = useCanHere()
  const { pathname, search } = useLocation()
  const { report } = useUnsaved()
  const current = pathname.split('/challenge/')[1]?.split('/')[0] ?? ''
  return (
    <Answer of={settings}>
      {(course) => (
        <Answer of={of}>
          {() => (
            <>
              <Head title={course.title} isPrivate />
              <StudioHead course={course} />
              {ofTerm.includes(current) && term && <TermPicker terms={terms} term={term} onChoose={choose} />}
              <div className={css.tabs}>
                <Tabs
                  id="challenge"
                  label={t('tabs')}
                  current={current}
                  tabs={tabs
                    .filter(({ needs }) => needs.some(can))
                    .map(({ key }) => ({ key, label: t(key), href: pathOf(courseSeq, key) + search }))}
                />
              </div>
              <UnsavedContext value={report}>
                {term ? <Outlet context={course} /> : <Empty title={t('noTerm')} />}
              </UnsavedContext>
            </>
          )}
        </Answer>
      )}
    </Answer>
  )
}

function StudioHead({ course }: { course: ClassSettings }) {
  const t = useMessages(challengeSettingsMessages)
  const address = useAddress()
  const { can } = useSession()
  const { courseSeq, title, state } = course
  return (
    <div className={css.head}>
      <IconButton
        label={t('backToList')}
        icon={<IconArrowLeft size={20} />}
        href={can('SITE_CLASS_READ') ? '/settings/challenge' : '/settings/my-classes'}
      />
      <div>
        <h1>{title}</h1>
        <StateKind {...course} />
      </div>
      <div className={css.actions}>
        <Button variant="outline" size="sm" href={`/classes/${courseSeq}/settings`}>
          {t('settings')}
        </Button>
        {state === 'PUBLISHED' && (
          <IconButton label={title} icon={<IconExternalLink size={18} />} href={address(classPath(course))} />
        )}
      </div>
    </div>
  )
}

interface TermPickerProps {
  terms: Term[]
  term: Term
  onChoose: (classSeq: number) => void
}
export function TermPicker({ terms, term, onChoose }: TermPickerProps) {
  const t = useMessages(challengeSettingsMessages)
  const { nameOf, daysOf } = useTermTexts()
  return (
    <div className={css.picker}>
      <Select
        label={t('termPicker')}
        hideLabel
        value={String(term.classSeq)}
        onChange={(seq) => onChoose(Number(seq))}
        options={terms.map((one) => ({
          value: String(one.classSeq),
          label: `${nameOf(one)} · ${t(one.state)}`,
        }))}
      />
      <span className="num">
        {daysOf(term)}
        {term.dayCount !== null && ` (${t('days', { count: term.dayCount })})`}
      </span>
    </div>
  )
}

/** `/studio/3/challenge` redirects to the first tab that the current user may open. */
export function FirstChallengeTab() {
  const courseSeq = useSeq('courseSeq')
  const go = useGo()
  const can = useCanHere()
  const first = tabs.find(({ needs }) => needs.some(can))?.key ?? 'review'
  useEffect(() => go(pathOf(courseSeq, first), { replace: true }), [go, courseSeq, first])
  return <SkeletonText lines={4} />
}
