import { useState } from 'react'
import { canAppeal, LONGEST_REASON } from 'contract/workflows/suspensions/suspensions.rules'
import { isClosedToMembers } from 'contract/http/suspension.rules'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Appeals } from './parts/Appeals.tsx'
import css from './parts/suspensions.module.css'
import { useFileAppeal, useSuspension, type OwnSuspension } from './suspensions.api.ts'
import { suspensionMessages } from './suspensions.messages.ts'

/** Why the site is suspended, what still works, and the way to object. */
export function SuspensionScreen() {
  const t = useMessages(suspensionMessages)
  const found = useSuspension()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={found}>
        {({ suspension }) =>
          suspension ? (
            <Suspended suspension={suspension} />
          ) : (
            <Empty spot="done" title={t('none')} text={t('noneText')} />
          )
        }
      </Answer>
    </>
  )
}

function Suspended({ suspension }: { suspension: OwnSuspension }) {
  const t = useMessages(suspensionMessages)
  const { language } = useSite()
  const { can } = useSession()
  const { kind, reason, suspendedAt, appeals } = suspension
  return (
    <div className={css.page}>
      <FormSection title={t('why')} why={t('whyText')}>
        <KVList>
          <KV k={t('kind')} v={t(kind)} />
          <KV k={t('since')} v={formatDateTime(suspendedAt, language)} />
        </KVList>
        <p className={css.words}>{reason}</p>
      </FormSection>
      <FormSection title={t('effects')} why={t('effectsText')}>
        <ul className={css.effects}>
          <li>{t('effectPages')}</li>
          <li>{t('effectMoney')}</li>
          <li>{t(isClosedToMembers(kind) ? 'effectClosed' : 'effectMembers')}</li>
          <li>{t('effectManagers')}</li>
        </ul>
        {can('SITE_EXPORT_CREATE') && (
          <div>
            <Button href="/settings/export" variant="outline">
              {t('export')}
            </Button>
          </div>
        )}
      </FormSection>
      <FormSection title={t('appeal')} why={t('appealText')}>
        {canAppeal(appeals) ? <AppealForm /> : <Notice tone="info">{t('waits')}</Notice>}
        <Appeals appeals={appeals} />
      </FormSection>
    </div>
  )
}

function AppealForm() {
  const t = useMessages(suspensionMessages)
  const [text, setText] = useState('')
  const { run, isRunning } = useFileAppeal()
  const file = () =>
    run({ body: { text: text.trim() } }).then(
      () => toast({ text: t('filed'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Form onSubmit={() => void file()}>
      <TextArea
        label={t('appealLabel')}
        hint={t('appealHint')}
        value={text}
        onChange={setText}
        maxLength={LONGEST_REASON}
        required
      />
      <div className={css.act}>
        <Button type="submit" loading={isRunning} disabled={text.trim() === ''}>
          {t('file')}
        </Button>
      </div>
    </Form>
  )
}
