import { useParams } from 'react-router'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useFormPreview } from './form-page.api.ts'
import { formPageMessages } from './form-page.messages.ts'
import { FormPreview } from './parts/FormPreview.tsx'
import css from './parts/form-page.module.css'

/** `/forms/{id}/preview`: the items as they are now, for staff. */
export function FormPreviewScreen() {
  const t = useMessages(formPageMessages)
  const { formId = '' } = useParams()
  const preview = useFormPreview(formId)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('preview')} isPrivate />
      <Answer of={preview} height={480}>
        {(form) => (
          <>
            <div className={css.notice}>
              <Notice
                tone="info"
                title={t('preview')}
                action={
                  <Button size="sm" variant="outline" href={`/settings/form/${form.formSeq}/edit/screen`}>
                    {t('edit')}
                  </Button>
                }
              >
                {t('previewText')}
              </Notice>
            </div>
            <FormPreview {...form} isPage />
          </>
        )}
      </Answer>
    </main>
  )
}
