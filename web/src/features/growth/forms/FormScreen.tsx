import { useState, type MouseEvent, type ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { isOwnPath } from 'contract/growth/forms/form-events.rules'
import { embeddedForm } from 'contract/values/form-embeds'
import { joinPath, loginPath, useGo } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import type { FormEnrolment } from 'contract/growth/forms/schemas'
import { useForm, useFormEntry, type FormEntry, type FormOutcome, type PublicForm } from './form-page.api.ts'
import { formPageMessages } from './form-page.messages.ts'
import { AnswerForm } from './parts/AnswerForm.tsx'
import css from './parts/form-page.module.css'

/** Where a form stands inside another page, its links lead that page on. */
function openAtTop(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  window.top?.location.assign(link.href)
}

/** `/forms/{id}`, and inside a page of the site `/forms/{id}?embed=1`. */
export function FormScreen() {
  const { formId = '' } = useParams()
  const { state } = useSession()
  const shown = useForm(formId)
  const entry = useFormEntry(formId, state !== 'loading')
  const isInside = embeddedForm(useLocation()) !== null
  const form = entry.data?.form ?? shown.data
  if (!form) return <main id="main" />
  return (
    <main
      id="main"
      className={isInside ? css.inside : `wrap ${css.page}`}
      onClickCapture={isInside ? openAtTop : undefined}
    >
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
  const reason = useReason(form, entry)
  const lead = useRedirect()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<FormOutcome | null>(null)
  const submittedAt = entry?.submittedAt ?? null
  function receive(sent: FormOutcome) {
    setOutcome(sent)
    // Who got no place reads why before anything else.
    const hasReason = sent.enrolment !== null && sent.enrolment.state !== 'ENROLLED'
    if (sent.redirectUrl && !sent.message && !hasReason) lead(sent.redirectUrl)
  }
  if (outcome) return <Sent form={form} outcome={outcome} onAgain={() => setOutcome(null)} />
  // While a response is on its way the form becomes one that was answered.
  if (reason && !isBusy) return reason
  if (form.items.length === 0) return <SkeletonText lines={8} />
  return (
    <>
      {submittedAt && entry?.answers && !isBusy && (
        <div className={css.note}>
          <Notice tone="info">{t('changeNote', { when: when(submittedAt) })}</Notice>
        </div>
      )}
      <AnswerForm form={form} entry={entry} onBusy={setBusy} onSent={receive} />
    </>
  )
}

/** Why a form cannot be answered by this person now; null where it can. */
function useReason(form: PublicForm, entry: FormEntry | undefined) {
  const t = useMessages(formPageMessages)
  const when = useWhen()
  const { state, isChannelUser } = useSession()
  const { status, startsAt } = form
  const submittedAt = entry?.submittedAt ?? null
  if (status === 'NOT_BEGUN')
    return <Reason title={t(status)} text={startsAt && t('notBegunText', { when: when(startsAt) })} />
  if (status === 'CLOSED') return <Reason title={t(status)} text={t('closedText')} />
  if (form.isLoginRequired && state === 'visitor') return <SignInFirst form={form} />
  if (form.enrolsIn && state === 'signed-in' && !isChannelUser) return <JoinFirst form={form} />
  if (submittedAt && !entry?.answers)
    return <Reason title={t('answered')} text={t('answeredText', { when: when(submittedAt) })} />
  if (status === 'FULL' && !submittedAt) return <Reason title={t(status)} text={t('fullText')} />
  return null
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

interface AwayProps {
  form: PublicForm
}
/** Back from signing in the form has a page of its own. */
const pathOf = ({ formId }: PublicForm) => `/forms/${formId}`

function SignInFirst({ form }: AwayProps) {
  const t = useMessages(formPageMessages)
  return (
    <Reason
      title={t('signIn')}
      text={t('signInText')}
      action={<Button href={loginPath(pathOf(form))}>{t('toLogin')}</Button>}
    />
  )
}

/** Who is enrolled by answering belongs to the site. */
function JoinFirst({ form }: AwayProps) {
  const t = useMessages(formPageMessages)
  return (
    <Reason
      title={t('join')}
      text={t('joinText')}
      action={<Button href={joinPath(pathOf(form))}>{t('toJoin')}</Button>}
    />
  )
}

/** Leads to a page of the site, or to another address. */
function useRedirect() {
  const go = useGo()
  const isInside = embeddedForm(useLocation()) !== null
  return (url: string) => {
    if (isInside) window.top?.location.assign(url)
    else if (isOwnPath(url)) go(url)
    else location.assign(url)
  }
}

/** The button that was pressed is gone: reading goes on here, and the page scrolls to it. */
const focusThanks = (thanks: HTMLElement | null) => thanks?.focus()

interface SentProps {
  form: PublicForm
  outcome: FormOutcome
  onAgain: () => void
}
/** Whether there is a place now, or why not. */
function EnrolmentNotice({ enrolment: { state, reason, title, courseSeq } }: { enrolment: FormEnrolment }) {
  const t = useMessages(formPageMessages)
  return (
    <div className={css.enrolment}>
      <Notice
        tone={state === 'ENROLLED' || state === 'ALREADY' ? 'ok' : 'soon'}
        title={t(state, { title })}
        action={
          <Button size="sm" variant="outline" href={`/classes/${courseSeq}`}>
            {t('toClass')}
          </Button>
        }
      >
        {state === 'PENDING' && t('pendingText')}
        {state === 'REFUSED' && reason}
      </Notice>
    </div>
  )
}

/** The words of the site, or the usual ones, with what can be done next. */
function Sent({ form, outcome: { message, redirectUrl, enrolment }, onAgain }: SentProps) {
  const t = useMessages(formPageMessages)
  const again = { MOD_N: null, MOD_Y: t('change'), DUP_Y: t('another') }[form.answerMode]
  const usual = form.answerMode === 'MOD_Y' ? t('doneChangeText') : t('doneText')
  return (
    <div ref={focusThanks} tabIndex={-1} className={css.thanks}>
      <Empty
        spot="done"
        title={t('done')}
        text={<span className={css.lines}>{message ?? usual}</span>}
        action={
          <div className={css.acts}>
            {again && (
              <Button variant="outline" onPress={onAgain}>
                {again}
              </Button>
            )}
            <Button href={redirectUrl ?? '/'}>{t(redirectUrl ? 'goOn' : 'home')}</Button>
          </div>
        }
      >
        {enrolment && <EnrolmentNotice enrolment={enrolment} />}
      </Empty>
    </div>
  )
}
