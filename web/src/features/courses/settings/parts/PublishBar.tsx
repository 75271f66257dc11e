import { IconChevronRight } from '@tabler/icons-react'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { classSettingsWords } from '../class-settings.words.ts'
import { useSubmitCourse, type ClassSettings } from '../course-settings.api.ts'
import css from './PublishBar.module.css'

const tabOf = {
  IMAGE: 'information',
  CURRICULUM: 'curriculums',
  VIDEO: 'curriculums',
  PRICE: 'payment',
} as const

/** What still keeps a class from its learners, each with the way there; then the button. */
export function PublishBar({ settings }: { settings: ClassSettings }) {
  const t = useWords(classSettingsWords)
  const can = useCanHere()
  const { courseSeq, missing } = settings
  const submit = useSubmitCourse(courseSeq)
  const publish = () => {
    submit.run({}).then(
      ({ state }) => toast({ text: t(state === 'PUBLISHED' ? 'published' : 'submitted'), tone: 'ok' }),
      (error: unknown) => {
        if (error instanceof Error) toast({ text: error.message, tone: 'error' })
      },
    )
  }
  const isReady = missing.length === 0
  if (settings.state !== 'DRAFT' && settings.state !== 'REJECTED') return null
  return (
    <section className={css.bar} aria-live="polite">
      <div>
        <p>{isReady ? t('ready') : t('notReady', { count: missing.length })}</p>
        {!isReady && (
          <ul>
            {missing.map((part) => (
              <li key={part}>
                <Anchor href={`/classes/${courseSeq}/settings/${tabOf[part]}`}>
                  {t(part)}
                  <IconChevronRight size={15} aria-hidden="true" />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
      {can('CLASS_LIFECYCLE_UPDATE') && (
        <Button onPress={publish} disabled={!isReady} loading={submit.isRunning}>
          {t('publish')}
        </Button>
      )}
    </section>
  )
}
