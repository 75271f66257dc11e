import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClassAnswer } from 'contract/community/questions/schemas'
import type { CourseSeq, QuestionSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { useTalk } from '../questions.api.ts'
import { questionMessages } from '../questions.messages.ts'
import css from './questions.module.css'
import { TalkForm } from './TalkForm.tsx'

interface AnswerItemProps {
  courseSeq: CourseSeq
  questionSeq: QuestionSeq
  answer: ClassAnswer
  mayChange: boolean
}

/** A reply to a question: an answer of staff, or a follow-up of the learner who wrote the question. */
export function AnswerItem({ courseSeq, questionSeq, answer, mayChange }: AnswerItemProps) {
  const t = useMessages(questionMessages)
  const { language } = useSite()
  const { save, removeAnswer } = useTalk(courseSeq)
  const [layer, setLayer] = useState<'edit' | 'remove' | null>(null)
  const { answerSeq, isStaff, writerName, content, createdAt } = answer
  const close = () => setLayer(null)
  return (
    <div className={css.answer} data-staff={isStaff || undefined}>
      <div className={css.who}>
        {isStaff && <Kind tone="brand">{t('staff')}</Kind>}
        <b>{writerName}</b>
        <time dateTime={createdAt} className="num">
          {formatDate(createdAt, language)}
        </time>
        {mayChange && (
          <div className={css.menu}>
            <Menu
              label={t('answerActions')}
              icon={<IconDots size={18} />}
              items={[
                { key: 'edit', label: t('edit'), onPress: () => setLayer('edit') },
                { key: 'remove', label: t('remove'), danger: true, onPress: () => setLayer('remove') },
              ]}
            />
          </div>
        )}
      </div>
      {layer === 'edit' ? (
        <TalkForm
          label={t('answerText')}
          okLabel={t('save')}
          start={content}
          onSend={(changed) =>
            save
              .run({ questionSeq, answerSeq, body: { content: changed } })
              .then(() => toast({ text: t('saved'), tone: 'ok' }))
          }
          onClose={close}
        />
      ) : (
        <p>{content}</p>
      )}
      {layer === 'remove' && (
        <AskFirst
          title={t('removeAnswerTitle')}
          okLabel={t('remove')}
          cancelLabel={t('cancel')}
          danger
          deed={() => removeAnswer.run({ questionSeq, answerSeq }).then(() => t('removed'))}
          failed={t('sendFailed')}
          onClose={close}
        >
          {t('removeAnswerText')}
        </AskFirst>
      )}
    </div>
  )
}
