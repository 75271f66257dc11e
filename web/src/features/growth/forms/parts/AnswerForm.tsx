import { useRef, useState, type FormEvent } from 'react'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { makeStale } from '../../../../platform/endpoint.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useSubmitForm, type FormEntry, type FormOutcome, type PublicForm } from '../form-page.api.ts'
import { formPageMessages } from '../form-page.messages.ts'
import { BackButton, OpenPage } from './FormPages.tsx'
import { useAnswerFiles, useWaiting } from './use-answer-files.ts'
import { useAnswers } from './use-answers.ts'
import css from './form-page.module.css'

interface AnswerFormProps {
  form: PublicForm
  /** Undefined until the browser has it. */
  entry: FormEntry | undefined
  /** Called around a sending, in whose course the form becomes one that was answered. */
  onBusy: (isBusy: boolean) => void
  onSent: (outcome: FormOutcome) => void
}

/** The blocks of a form with the button that sends them. */
export function AnswerForm(props: AnswerFormProps) {
  const { form, entry } = props
  const t = useMessages(formPageMessages)
  const answers = useAnswers(form.items, entry?.answers ?? [])
  const files = useAnswerFiles(form.formId, entry)
  const { send, isSending, error } = useSending(props)
  const trap = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    // What is on its way would be missing.
    if (files.isSending) return
    if (!answers.isLast) answers.next()
    else if (answers.isComplete())
      void send({
        answers: answers.answers(),
        files: files.receiptsFor(answers.answers()),
        website: trap.current?.value ?? '',
      })
  }
  return (
    <Form onSubmit={submit} aria-label={form.title}>
      <OpenPage answers={answers} files={files} />
      <div className={css.trap} aria-hidden="true">
        <label>
          {t('website')}
          <input ref={trap} name="extra-note" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div className={css.foot}>
        {answers.problemCount > 0 && (
          <Notice tone="error">{t('checkAnswers', { count: answers.problemCount })}</Notice>
        )}
        {answers.problemCount === 0 && error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
        {form.enrolsIn && answers.isLast && (
          <Notice tone="info">{t('enrolsIn', { title: form.enrolsIn.title })}</Notice>
        )}
        {files.isSending && <Notice tone="soon">{t('filesSending')}</Notice>}
        <div className={css.steps}>
          <BackButton answers={answers} />
          {answers.isLast ? (
            <Button type="submit" size="lg" wide disabled={!entry || files.isSending} loading={isSending}>
              {t(isSending ? 'submitting' : entry?.answers ? 'resubmit' : 'submit')}
            </Button>
          ) : (
            <Button type="submit" size="lg" wide disabled={files.isSending}>
              {t('next')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}

type Sent = Omit<Parameters<ReturnType<typeof useSubmitForm>['run']>[0]['body'], 'version' | 'ticket'>
/** Sends no earlier than the server takes it. A form that changed meanwhile is fetched again. */
function useSending({ form, entry, onBusy, onSent }: AnswerFormProps) {
  const site = useSite()
  const { run, error } = useSubmitForm(form.formId)
  const [isSending, setSending] = useState(false)
  const ticket = entry?.ticket ?? ''
  const wait = useWaiting(ticket)
  const setBusy = (isBusy: boolean) => {
    setSending(isBusy)
    onBusy(isBusy)
  }
  async function send(sent: Sent) {
    setBusy(true)
    try {
      await wait()
      const outcome = await run({ body: { ...sent, version: form.version, ticket } })
      onSent(outcome)
      if (outcome.enrolment) await makeStale(site, ['enrolments', 'courses', 'lessons'])
    } catch (failure) {
      // The notice below the form shows the error.
      if (isRefusal(failure, 'FORM_CHANGED')) await makeStale(site, ['forms'])
    } finally {
      setBusy(false)
    }
  }
  return { send, isSending, error }
}
