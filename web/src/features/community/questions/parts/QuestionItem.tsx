import { IconDots, IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClassQuestion } from 'contract/community/questions/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate, formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { LessonHere } from '../lesson-here.ts'
import { useTalk } from '../questions.api.ts'
import { questionMessages } from '../questions.messages.ts'
import { AnswerItem } from './AnswerItem.tsx'
import css from './questions.module.css'
import { TalkForm } from './TalkForm.tsx'

interface QuestionItemProps {
  courseSeq: CourseSeq
  question: ClassQuestion
  mayAnswer: boolean
  here?: LessonHere | undefined
}

/** One question with its replies. */
export function QuestionItem({ courseSeq, question, mayAnswer, here }: QuestionItemProps) {
  const t = useMessages(questionMessages)
  const { language } = useSite()
  const { writerName, content, answeredAt, createdAt, isSecret } = question
  return (
    <article className={css.question}>
      <header>
        {content !== null && <Avatar name={writerName} size={32} />}
        {content !== null && <b>{writerName}</b>}
        {isSecret && (
          <span className={css.secret}>
            <IconLock size={14} aria-hidden="true" />
            {t('secret')}
          </span>
        )}
        <time dateTime={createdAt} className="num">
          {formatDate(createdAt, language)}
        </time>
        <Kind tone={answeredAt ? 'ok' : 'soon'}>{t(answeredAt ? 'answered' : 'open')}</Kind>
        <QuestionMenu courseSeq={courseSeq} question={question} mayAnswer={mayAnswer} />
      </header>
      <About courseSeq={courseSeq} lesson={question.lesson} here={here} />
      <p className={content === null ? css.hidden : undefined}>{content ?? t('hiddenText')}</p>
      {question.answers.map((answer) => (
        <AnswerItem
          key={answer.answerSeq}
          courseSeq={courseSeq}
          questionSeq={question.questionSeq}
          answer={answer}
          mayChange={mayAnswer && answer.isStaff}
        />
      ))}
      <Reply courseSeq={courseSeq} question={question} mayAnswer={mayAnswer} />
    </article>
  )
}

interface AboutProps {
  courseSeq: CourseSeq
  lesson: ClassQuestion['lesson']
  here: LessonHere | undefined
}
/** The subject of a question: a jump within the open video, or a link to the lesson. */
function About({ courseSeq, lesson, here }: AboutProps) {
  const t = useMessages(questionMessages)
  if (!lesson) return null
  const { curriculumSeq, title, playSecond } = lesson
  const isHere = here?.curriculumSeq === curriculumSeq
  if (isHere && playSecond === null) return null
  const time = playSecond === null ? '' : formatLength(playSecond)
  if (isHere && here.second() !== null && playSecond !== null)
    return (
      <button type="button" className={css.about} onClick={() => here.onJump(playSecond)}>
        <IconPlayerPlay size={15} aria-hidden />
        <span className="num">{t('jump', { time })}</span>
      </button>
    )
  const at = playSecond === null ? '' : `?at=${playSecond}`
  return (
    <Anchor href={`/classes/${courseSeq}/classroom/${curriculumSeq}${at}`} className={css.about}>
      <IconPlayerPlay size={15} aria-hidden />
      <span className="clamp1">{title}</span> <span className="num">{time}</span>
    </Anchor>
  )
}

/** A form for staff to answer, and for the learner who wrote the question to reply once it has an answer. */
function Reply({ courseSeq, question, mayAnswer }: QuestionItemProps) {
  const t = useMessages(questionMessages)
  const talk = useTalk(courseSeq)
  const [isOpen, setOpen] = useState(false)
  const { questionSeq, isMine, answeredAt, writerName } = question
  const isAgain = isMine && answeredAt !== null
  if (!mayAnswer && !isAgain) return null
  const label = mayAnswer ? t('answer') : t('again')
  if (!isOpen)
    return answeredAt ? (
      <LinkButton tone="dimmed" onPress={() => setOpen(true)}>
        {label}
      </LinkButton>
    ) : (
      <Button variant="outline" size="sm" onPress={() => setOpen(true)}>
        {label}
      </Button>
    )
  return (
    <TalkForm
      label={mayAnswer ? t('answerOf', { name: writerName }) : t('againText')}
      okLabel={label}
      onSend={(content) =>
        (mayAnswer ? talk.answer : talk.again)
          .run({ questionSeq, body: { content } })
          .then(() => toast({ text: mayAnswer ? t('sent') : t('asked'), tone: 'ok' }))
      }
      onClose={() => setOpen(false)}
    />
  )
}

function QuestionMenu({ courseSeq, question, mayAnswer }: QuestionItemProps) {
  const t = useMessages(questionMessages)
  const talk = useTalk(courseSeq)
  const [isAsking, setAsking] = useState(false)
  const { questionSeq, isMine, answeredAt, writerName } = question
  const mayRemove = isMine && answeredAt === null
  if (!mayAnswer && !mayRemove) return null
  const command = mayRemove ? talk.removeOwn : talk.takeDown
  const label = t(mayRemove ? 'remove' : 'takeDown')
  return (
    <div className={css.menu}>
      <Menu
        label={t('actionsOf', { name: writerName })}
        icon={<IconDots size={18} />}
        items={[{ key: 'remove', label, danger: true, onPress: () => setAsking(true) }]}
      />
      {isAsking && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={label}
          cancelLabel={t('cancel')}
          danger
          deed={() => command.run({ questionSeq }).then(() => t('removed'))}
          failed={t('sendFailed')}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </div>
  )
}
