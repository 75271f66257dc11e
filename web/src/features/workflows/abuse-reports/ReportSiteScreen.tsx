import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  abuseKinds,
  LONGEST_REPORT,
  reportedPath,
  type AbuseKind,
} from 'contract/workflows/abuse-reports/abuse-reports.rules'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useReportSite } from './abuse-reports.api.ts'
import css from './parts/abuse-reports.module.css'
import { reportSiteMessages } from './report-site.messages.ts'

/** `/report`: anybody reports a page of the site to the operator of the platform. */
export function ReportSiteScreen() {
  const t = useMessages(reportSiteMessages)
  const { name } = useChannel()
  const [params] = useSearchParams()
  const path = reportedPath(params.get('path'))
  const [isDone, setDone] = useState(false)
  return (
    <main id="main" className={`wrap ${css.form}`}>
      <Head title={t('title')} isPrivate />
      {isDone ? (
        <Empty
          isPage
          spot="done"
          title={t('done')}
          text={t('doneText')}
          action={<Button href={path}>{t('back')}</Button>}
        />
      ) : (
        <>
          <PageHead title={t('title')} sub={t('sub', { name })} />
          <ReportForm path={path} onDone={() => setDone(true)} />
        </>
      )}
    </main>
  )
}

function ReportForm({ path, onDone }: { path: string; onDone: () => void }) {
  const t = useMessages(reportSiteMessages)
  const [kind, setKind] = useState<AbuseKind | null>(null)
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { run, isRunning } = useReportSite()
  const send = () => {
    if (kind === null || text.trim() === '') return setProblem(t('incomplete'))
    const website = trap.current?.value ?? ''
    void run({ body: { kind, path, text: text.trim(), email: email.trim(), website } }).then(
      onDone,
      (error: unknown) => setProblem(messageOf(error, t('failed'))),
    )
  }
  return (
    <Form onSubmit={send} aria-label={t('title')}>
      <div className={css.fields}>
        <RadioGroup
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={abuseKinds.map((value) => ({ value, label: t(value) }))}
        />
        <TextArea
          label={t('text')}
          hint={t('textHint')}
          value={text}
          onChange={setText}
          maxLength={LONGEST_REPORT}
          required
        />
        <TextInput
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        <p className={css.page}>{t('page', { path })}</p>
        <div className={css.trap} aria-hidden="true">
          <label>
            {t('website')}
            <input ref={trap} name="extra-note" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Button type="submit" size="lg" wide loading={isRunning}>
          {t('send')}
        </Button>
      </div>
    </Form>
  )
}
