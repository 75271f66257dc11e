import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { loginPath, useCurrentPath } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { useForm, useFormEntry, type FormEntry, type PublicForm } from './form-page.api.ts'
import { formPageMessages } from './form-page.messages.ts'
import { AnswerForm } from './parts/AnswerForm.tsx'
import css from './parts/form-page.module.css'

/** `/forms/{id}` */
export function FormScreen() {
  const { formId = '' } = useParams()
  const { state } = useSession()
  const shown = useForm(formId)
  const entry = useFormEntry(formId, state !== 'loading')
  const form = entry.data?.form ?? shown.data
  if (!form) return <main id="main" />
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={form.title} description={form.description} isPrivate />
      <FormHead form={form} />
      <FormState form={form} entry={entry.data} />
    </main>
  )
}

function FormHead({ form }: { form: PublicForm }) {
  const t = useMessages(formPageMessages)
  const when = useWhen()
  return (
    <header className={css.head}>
      <h1>{form.title}</h1>
      {form.description && <p className={css.lines}>{form.description}</p>}
      {form.status === 'OPEN' && form.endsAt && (
        <p className={css.until}>{t('until', { when: when(form.endsAt) })}</p>
      )}
    </header>
  )
}

function useWhen() {
  const { language } = useSite()
  return (moment: string) => formatDateTime(moment, language)
}

interface FormStateProps {
  form: PublicForm
  entry: FormEntry | undefined
}

/** The blocks, or why they cannot be answered. */
function FormState({ form, entry }: FormStateProps) {
  const t = useMessages(formPageMessages)
  const when = useWhen()
  const { state } = useSession()
  const [isSent, setSent] = useState(false)
  const { status, startsAt } = form
  const submittedAt = entry?.submittedAt ?? null
  if (isSent) return <Sent form={form} onAgain={() => setSent(false)} />
  if (status === 'NOT_BEGUN')
    return <Reason title={t(status)} text={startsAt && t('notBegunText', { when: when(startsAt) })} />
  if (status === 'CLOSED') return <Reason title={t(status)} text={t('closedText')} />
  if (form.isLoginRequired && state === 'visitor') return <SignInFirst />
  if (submittedAt && !entry?.answers)
    return <Reason title={t('answered')} text={t('answeredText', { when: when(submittedAt) })} />
  if (status === 'FULL' && !submittedAt) return <Reason title={t(status)} text={t('fullText')} />
  if (form.items.length === 0) return <SkeletonText lines={8} />
  return (
    <>
      {submittedAt && <Notice tone="info">{t('changeNote', { when: when(submittedAt) })}</Notice>}
      <AnswerForm form={form} entry={entry} onSent={() => setSent(true)} />
    </>
  )
}

interface ReasonProps {
  title: string
  text: ReactNode
  action?: ReactNode
}
function Reason({ title, text, action }: ReasonProps) {
  const t = useMessages(formPageMessages)
  const home = (
    <Button variant="outline" href="/">
      {t('home')}
    </Button>
  )
  return <Empty spot="wait" title={title} text={text} action={action ?? home} />
}

function SignInFirst() {
  const t = useMessages(formPageMessages)
  const here = useCurrentPath()
  return (
    <Reason
      title={t('signIn')}
      text={t('signInText')}
      action={<Button href={loginPath(here)}>{t('toLogin')}</Button>}
    />
  )
}

function Sent({ form, onAgain }: { form: PublicForm; onAgain: () => void }) {
  const t = useMessages(formPageMessages)
  const again = { MOD_N: null, MOD_Y: t('change'), DUP_Y: t('another') }[form.answerMode]
  return (
    <div role="status">
      <Empty
        spot="done"
        title={t('done')}
        text={form.answerMode === 'MOD_Y' ? t('doneChangeText') : t('doneText')}
        action={
          <>
            {again && (
              <Button variant="outline" onPress={onAgain}>
                {again}
              </Button>
            )}
            <Button href="/">{t('home')}</Button>
          </>
        }
      />
    </div>
  )
}
