import { useState } from 'react'
import type { FormItem } from 'contract/growth/forms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { formPageMessages } from '../form-page.messages.ts'
import { BackButton, OpenPage } from './FormPages.tsx'
import { useAnswers } from './use-answers.ts'
import css from './form-page.module.css'

interface FormPreviewProps {
  title: string
  description: string
  items: readonly FormItem[]
  /** Whether its title is the heading of the page. */
  isPage?: boolean | undefined
  /** The item that is being edited, whose page is opened. */
  editedSeq?: number | null | undefined
}

/** A form as people will see it. Its fields can be tried, and nothing is sent. */
export function FormPreview({
  title,
  description,
  items,
  isPage = false,
  editedSeq = null,
}: FormPreviewProps) {
  const t = useMessages(formPageMessages)
  const answers = useAnswers(items, [], { takesFiles: false })
  const [openedSeq, setOpenedSeq] = useState<number | null>(null)
  if (editedSeq !== openedSeq) {
    setOpenedSeq(editedSeq)
    if (editedSeq !== null) answers.showItem(editedSeq)
  }
  return (
    <>
      <header className={css.head}>
        {isPage ? <h1>{title}</h1> : <p className={css.title}>{title}</p>}
        {description && <p className={css.lines}>{description}</p>}
      </header>
      {items.length === 0 ? <Empty compact title={t('previewEmpty')} /> : <OpenPage answers={answers} />}
      <div className={css.foot}>
        <div className={css.steps}>
          <BackButton answers={answers} />
          {answers.isLast ? (
            <Button size="lg" wide disabled>
              {t('submit')}
            </Button>
          ) : (
            <Button size="lg" wide onPress={answers.next}>
              {t('next')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
