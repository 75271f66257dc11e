import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { formPageMessages } from '../form-page.messages.ts'
import { FormBlock } from './FormBlock.tsx'
import type { AnswerFiles } from './use-answer-files.ts'
import { PAGE_HEAD, type AnswersState } from './use-answers.ts'
import css from './form-page.module.css'

/** The blocks of the page that is open, below how far it is. */
export function OpenPage({ answers, files }: { answers: AnswersState; files?: AnswerFiles }) {
  const { page } = answers
  return (
    <>
      <PageHead answers={answers} />
      <div className={css.blocks}>
        {page.items.map((item) => (
          <FormBlock
            key={item.formItemSeq}
            item={item}
            value={answers.valueOf(item)}
            problem={answers.problemOf(item)}
            onChange={(value) => answers.set(item, value)}
            files={files}
          />
        ))}
      </div>
    </>
  )
}

function PageHead({ answers: { page, pageNo, pageCount } }: { answers: AnswersState }) {
  const t = useMessages(formPageMessages)
  const { head } = page
  if (pageCount < 2 && !head) return null
  return (
    <div id={PAGE_HEAD} tabIndex={-1} className={css.pageHead}>
      {pageCount > 1 && (
        <>
          <p className={css.pageNo}>
            <span className="visually-hidden">{t('pageOf', { n: pageNo, count: pageCount })}</span>
            <span className="num" aria-hidden="true">
              {pageNo} / {pageCount}
            </span>
          </p>
          <ProgressBar size="thin" label={t('progress')} value={Math.round((100 * pageNo) / pageCount)} />
        </>
      )}
      {head && <h2>{head.label}</h2>}
      {head?.helpText && <p className={css.lines}>{head.helpText}</p>}
    </div>
  )
}

/** Leads to the page before; nothing on the first. */
export function BackButton({ answers: { back } }: { answers: AnswersState }) {
  const t = useMessages(formPageMessages)
  return (
    back && (
      <Button type="button" size="lg" variant="outline" onPress={back}>
        {t('back')}
      </Button>
    )
  )
}
