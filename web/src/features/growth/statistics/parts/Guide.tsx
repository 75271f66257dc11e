import { guideGroups, type GuideGroup } from 'contract/growth/statistics/guide.rules'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { useGuide, useGuideHidden, type GuideStep } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import css from './Guide.module.css'

const isDone = ({ progressPercent }: GuideStep) => progressPercent >= 100

/** The owner's open tasks in groups. Disappears when all are done, and for some hours when the owner closes it. */
export function Guide() {
  const t = useMessages(statisticsMessages)
  const guide = useGuide()
  const { isHidden, hide } = useGuideHidden()
  const steps = guide.data?.todoList ?? []
  const done = steps.filter(isDone).length
  if (!isHidden && !guide.data && guide.error) {
    return (
      <section className={css.guide} aria-label={t('guide')}>
        <ErrorNote
          compact
          title={t('guideFailed')}
          text={guide.error.message}
          retry={{ label: t('retry'), onPress: () => void guide.refetch() }}
        />
      </section>
    )
  }
  if (isHidden || steps.length === 0 || done === steps.length) return null
  const groups = guideGroups
    .map((group) => ({ group, steps: steps.filter((step) => step.group === group) }))
    .filter(({ steps: some }) => some.length > 0)
  const next = groups.find(({ steps: some }) => !some.every(isDone))?.group
  return (
    <section className={css.guide} aria-label={t('guide')}>
      <header>
        <h2>{t('guide')}</h2>
        <Kind tone="brand">{t('guideDone', { done, all: steps.length })}</Kind>
      </header>
      <ProgressBar value={Math.round((done / steps.length) * 100)} label={t('guideProgress')} />
      <div>
        {groups.map(({ group, steps: some }) => (
          <Group key={group} group={group} steps={some} isOpen={group === next} />
        ))}
      </div>
      <LinkButton tone="dimmed" onPress={hide}>
        {t('hide')}
      </LinkButton>
    </section>
  )
}

interface GroupProps {
  group: GuideGroup
  steps: GuideStep[]
  /** At first. One group at a time is open, so that the card stays as high as the chart beside it. */
  isOpen: boolean
}
function Group({ group, steps, isOpen }: GroupProps) {
  const t = useMessages(statisticsMessages)
  const done = steps.filter(isDone).length
  return (
    <details className={css.group} name="guide" open={isOpen}>
      <summary data-done={done === steps.length || undefined}>
        <Mark isDone={done === steps.length} />
        <b>{t(`guide_${group}`)}</b>
        <span className="num">{t('guideDone', { done, all: steps.length })}</span>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul>
        {steps.map((step) => (
          <li key={step.todo}>
            <Anchor href={step.path} data-done={isDone(step) || undefined}>
              <Mark isDone={isDone(step)} />
              <span>{t(step.todo)}</span>
              {step.progressPercent > 0 && !isDone(step) && (
                <small className="num">{step.progressPercent}%</small>
              )}
              <VisuallyHidden>{t(isDone(step) ? 'complete' : 'open')}</VisuallyHidden>
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Mark = ({ isDone: isChecked }: { isDone: boolean }) => (
  <i aria-hidden="true" className={css.mark}>
    {isChecked && <IconCheck size={14} stroke={3} />}
  </i>
)
