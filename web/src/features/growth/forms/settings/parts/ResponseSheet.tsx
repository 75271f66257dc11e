import { useState, type ReactNode } from 'react'
import { AskFirst } from '../../../../../platform/AskFirst.tsx'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Sheet } from '../../../../../ui/layers/Sheet.tsx'
import { formResponsesMessages } from '../form-responses.messages.ts'
import { useDeleteResponse, type Form, type FormResponse } from '../form-settings.api.ts'
import { ResponseFiles } from './ResponseFiles.tsx'
import css from './forms.module.css'

interface ResponseSheetProps {
  form: Form
  response: FormResponse
  onClose: () => void
}

/** One response in the wording that was answered. */
export function ResponseSheet({ form, response, onClose }: ResponseSheetProps) {
  const t = useMessages(formResponsesMessages)
  const { language } = useSite()
  const { can } = useSession()
  const remove = useDeleteResponse(form.formSeq)
  const [isAsking, setAsking] = useState(false)
  const { formResponseSeq, name, submittedAt, modifiedAt, enrolment, answers, version } = response
  async function removeNow() {
    await remove.run({ formResponseSeq })
    onClose()
    return t('removed')
  }
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={name ?? t('visitor')}
        closeLabel={t('close')}
        footer={
          can('SITE_FORM_DELETE') && (
            <Button variant="outline" onPress={() => setAsking(true)}>
              {t('remove')}
            </Button>
          )
        }
      >
        <dl
          className={css.sheet}
          // An answer may be long and contain nothing to press: the keyboard must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <Fact name={t('submittedAt')} text={formatDateTime(submittedAt, language)} />
          {modifiedAt && <Fact name={t('modifiedAt')} text={formatDateTime(modifiedAt, language)} />}
          {enrolment && <Fact name={t('place')} text={enrolment.reason ?? t('placeGiven')} />}
          {answers.map(({ formItemSeq, label, text, files }) => (
            <Fact key={formItemSeq} name={label} text={text}>
              {files.length > 0 && (
                <ResponseFiles formSeq={form.formSeq} formResponseSeq={formResponseSeq} files={files} />
              )}
            </Fact>
          ))}
        </dl>
        {version !== form.publishedVersion && <p className={css.faint}>{t('version', { n: version })}</p>}
      </Sheet>
      {isAsking && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={t('remove')}
          cancelLabel={t('keep')}
          danger
          deed={removeNow}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </>
  )
}

function Fact({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  const t = useMessages(formResponsesMessages)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || text || <span className={css.faint}>{t('noAnswer')}</span>}</dd>
    </div>
  )
}
