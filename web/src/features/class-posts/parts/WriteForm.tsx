import { useState } from 'react'
import { scopes, type Scope } from 'contract/challenge.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values'
import { messageOf } from '../../../platform/call.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useWritePost } from '../class-posts.api.ts'
import { classPostWords } from '../class-posts.words.ts'
import css from '../class-posts.module.css'

interface WriteFormProps {
  courseSeq: CourseSeq
  /** The mission it counts for. */
  curriculumSeq?: CurriculumSeq
  scope?: Scope
  /** Whether whoever writes may not choose who reads it. */
  isScopeFixed?: boolean
}

/** A new post. What was written stays when sending fails. */
export function WriteForm({
  courseSeq,
  curriculumSeq,
  scope: first = 'PUBLIC',
  isScopeFixed,
}: WriteFormProps) {
  const t = useWords(classPostWords)
  const { run, isRunning } = useWritePost(courseSeq)
  const [content, setContent] = useState('')
  const [chosen, setChosen] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const scope = isScopeFixed ? first : chosen
  const send = () => {
    if (content.trim() === '') return setProblem(t('needContent'))
    return run({ body: { content: content.trim(), scope, curriculumSeq: curriculumSeq ?? null } }).then(
      () => {
        setContent('')
        setProblem(null)
        toast({ text: t('written'), tone: 'ok' })
      },
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
    )
  }
  return (
    <div className={css.form}>
      <TextArea
        label={t(curriculumSeq === undefined ? 'write' : 'writeFor')}
        value={content}
        onChange={setContent}
        rows={3}
        maxLength={5000}
        error={problem ?? undefined}
      />
      <div className={css.buttons}>
        {isScopeFixed ? (
          <small className={css.about}>{t(`fixed${scope}`)}</small>
        ) : (
          <div>
            <SegmentedControl
              label={t('scope')}
              value={scope}
              onChange={setChosen}
              options={scopes.map((value) => ({ value, label: t(value) }))}
            />
          </div>
        )}
        <Button loading={isRunning} onPress={() => void send()}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
