import { IconCopyPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { Removal } from '../../../../platform/management/Removal.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useChallengeSetting, useCopyTerm, useDeleteTerm, useOpenTerm, type Term } from '../challenges.api.ts'
import { challengeSettingsMessages } from '../challenges.messages.ts'
import css from '../challenges.module.css'

interface TermActionsProps {
  courseSeq: CourseSeq
  term: Term
  onGone: () => void
  onCopied: (classSeq: ClassSeq) => void
}

/** Opens a draft, prepares the term after this one, or deletes it. */
export function TermActions({ courseSeq, term, onGone, onCopied }: TermActionsProps) {
  const t = useMessages(challengeSettingsMessages)
  const can = useCanHere()
  const [question, setQuestion] = useState<'open' | 'delete' | null>(null)
  const copy = useCopyTerm(courseSeq)
  const open = useOpenTerm(courseSeq)
  const remove = useDeleteTerm(courseSeq)
  const hasDraft = useChallengeSetting(courseSeq).data?.terms.some(({ state }) => state === 'DRAFT') ?? true
  const { classSeq, partNumber: n, rowVersion, state } = term
  const prepare = () =>
    copy.run({ classSeq }).then(
      (made) => {
        toast({ text: t('copied'), tone: 'ok' })
        onCopied(made.classSeq)
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <div className={css.actions}>
      {state === 'DRAFT' && can('CLASS_PAYMENT_UPDATE') && (
        <Button onPress={() => setQuestion('open')}>{t('open')}</Button>
      )}
      {!hasDraft && can('CLASS_INFO_UPDATE') && (
        <Button
          variant="outline"
          icon={<IconCopyPlus size={17} />}
          loading={copy.isRunning}
          onPress={() => void prepare()}
        >
          {t('addTerm')}
        </Button>
      )}
      {term.canDelete && can('CLASS_INFO_UPDATE') && (
        <Button variant="subtle" icon={<IconTrash size={17} />} onPress={() => setQuestion('delete')}>
          {t('remove')}
        </Button>
      )}
      {question === 'open' && (
        <AskFirst
          title={t('openTitle', { n })}
          okLabel={t('open')}
          cancelLabel={t('cancel')}
          deed={() => open.run({ body: { rowVersion } }).then(() => t('opened'))}
          failed={t('failed')}
          onClose={() => setQuestion(null)}
        >
          {t('openText')}
        </AskFirst>
      )}
      {question === 'delete' && (
        <Removal
          title={t('removeTitle', { n })}
          removeLabel={t('remove')}
          cancelLabel={t('cancel')}
          doneText={t('removed')}
          failedText={t('failed')}
          command={remove}
          remove={() => remove.run({ classSeq })}
          onClose={() => setQuestion(null)}
          onDone={onGone}
        >
          {t('removeText')}
        </Removal>
      )}
    </div>
  )
}
