import { useState } from 'react'
import type { Review } from 'contract/community/reviews/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useReplies } from './reviews.api.ts'
import { reviewMessages } from './reviews.messages.ts'
import css from './ReviewItem.module.css'

interface ReplyFormProps {
  courseSeq: CourseSeq
  review: Review
  onClose: () => void
}

/** Writes the reply to a review, changes or deletes it. The draft stays if saving fails. */
export function ReplyForm({ courseSeq, review, onClose }: ReplyFormProps) {
  const t = useMessages(reviewMessages)
  const { evaluationSeq, writerName } = review
  const { reply, removeReply } = useReplies(courseSeq)
  const [content, setContent] = useState(review.reply?.content ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = reply.isRunning || removeReply.isRunning

  async function run(command: Promise<unknown>, done: 'replied' | 'replyRemoved') {
    setProblem(null)
    try {
      await command
      toast({ text: t(done), tone: 'ok' })
      onClose()
    } catch (error) {
      setProblem(messageOf(error, t('saveFailed')))
    }
  }
  const save = () =>
    content.trim() === ''
      ? setProblem(t('needContent'))
      : void run(reply.run({ evaluationSeq, body: { content } }), 'replied')
  return (
    <div className={css.form}>
      <TextArea
        label={t('replyTo', { name: writerName })}
        hint={t('replyHint')}
        value={content}
        onChange={setContent}
        maxLength={2000}
        rows={3}
        error={problem ?? undefined}
      />
      <div className={css.buttons}>
        {review.reply && (
          <Button
            variant="subtle"
            size="sm"
            disabled={isRunning}
            onPress={() => void run(removeReply.run({ evaluationSeq }), 'replyRemoved')}
          >
            {t('removeReply')}
          </Button>
        )}
        <Button variant="subtle" size="sm" disabled={isRunning} onPress={onClose}>
          {t('cancel')}
        </Button>
        <Button size="sm" loading={reply.isRunning} onPress={save}>
          {t('saveReply')}
        </Button>
      </div>
    </div>
  )
}
