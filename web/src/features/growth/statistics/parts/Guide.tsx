import { IconCheck } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { useGuide, useGuideHidden } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import css from './Guide.module.css'

/** The owner's open tasks. Disappears when all are done, and for some hours when the owner closes it. */
export function Guide() {
  const t = useMessages(statisticsMessages)
  const guide = useGuide()
  const { isHidden, hide } = useGuideHidden()
  const todos = guide.data?.todoList ?? []
  const done = todos.filter(({ progressPercent }) => progressPercent >= 100).length
  if (isHidden || todos.length === 0 || done === todos.length) return null
  return (
    <section className={css.guide} aria-label={t('guide')}>
      <header>
        <h2>{t('guide')}</h2>
        <Kind tone="brand">{t('guideDone', { done, all: todos.length })}</Kind>
      </header>
      <ProgressBar value={Math.round((done / todos.length) * 100)} label={t('guideProgress')} />
      <ul>
        {todos.map(({ todo, progressPercent, path }) => {
          const isDone = progressPercent >= 100
          return (
            <li key={todo}>
              <Anchor href={path} data-done={isDone || undefined}>
                <i aria-hidden="true">{isDone && <IconCheck size={14} stroke={3} />}</i>
                {t(todo)}
                <VisuallyHidden>{t(isDone ? 'complete' : 'open')}</VisuallyHidden>
              </Anchor>
            </li>
          )
        })}
      </ul>
      <LinkButton tone="dimmed" onPress={hide}>
        {t('hide')}
      </LinkButton>
    </section>
  )
}
