import type { FormItem } from 'contract/growth/forms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { formPageMessages } from '../form-page.messages.ts'
import { FormBlock } from './FormBlock.tsx'
import { useAnswers } from './use-answers.ts'
import css from './form-page.module.css'

interface FormPreviewProps {
  title: string
  description: string
  items: readonly FormItem[]
  /** Whether its title is the heading of the page. */
  isPage?: boolean | undefined
}

/** A form as people will see it. Its fields can be tried, and nothing is sent. */
export function FormPreview({ title, description, items, isPage = false }: FormPreviewProps) {
  const t = useMessages(formPageMessages)
  const answers = useAnswers(items, [])
  return (
    <>
      <header className={css.head}>
        {isPage ? <h1>{title}</h1> : <p className={css.title}>{title}</p>}
        {description && <p className={css.lines}>{description}</p>}
      </header>
      {items.length === 0 ? (
        <Empty compact title={t('previewEmpty')} />
      ) : (
        <div className={css.blocks}>
          {answers.items.map((item) => (
            <FormBlock
              key={item.formItemSeq}
              item={item}
              value={answers.valueOf(item)}
              onChange={(value) => answers.set(item, value)}
            />
          ))}
        </div>
      )}
      <div className={css.foot}>
        <Button size="lg" wide disabled>
          {t('submit')}
        </Button>
      </div>
    </>
  )
}
