import { useState } from 'react'
import type { FileImportSeq } from 'contract/values/ids'
import { useGo, useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Removal } from '../../../platform/management/Removal.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useDeleteImport, useFileImport, type FileImport } from './file-imports.api.ts'
import { importFileMessages } from './import-file.messages.ts'
import { ColumnChoice } from './parts/ColumnChoice.tsx'
import { CourseChoice } from './parts/CourseChoice.tsx'
import { ImportProgress, ImportResult, ImportStart } from './parts/ImportSteps.tsx'
import { ReadRows } from './parts/ReadRows.tsx'

/** One file: what its columns mean, what was read, how far it is, and what became of its rows. */
export function ImportFileScreen() {
  const fileImportSeq = useSeq('fileImportSeq')
  return <Answer of={useFileImport(fileImportSeq)}>{(file) => <ImportFile of={file} />}</Answer>
}

function ImportFile({ of }: { of: FileImport }) {
  const t = useMessages(importFileMessages)
  const { language } = useSite()
  const { fileName, uploadedAt, uploadedBy, state, fileImportSeq, kind } = of
  const at = formatMoment(uploadedAt, language, { withYear: true })
  return (
    <>
      <Head title={fileName} isPrivate />
      <LinkButton href="/settings/import" tone="dimmed">
        {t('back')}
      </LinkButton>
      <PageHead
        title={fileName}
        sub={t('uploaded', { name: uploadedBy, at })}
        actions={state !== 'RUNNING' && <Remove fileImportSeq={fileImportSeq} />}
      />
      <div>
        {state === 'READ' && (
          <>
            <FormSection title={t('columns')} why={t('columnsWhy')}>
              <ColumnChoice of={of} />
            </FormSection>
            {kind === 'PLACES' && (
              <FormSection title={t('courses')} why={t('coursesWhy')}>
                <CourseChoice fileImportSeq={fileImportSeq} />
              </FormSection>
            )}
            <FormSection title={t('check')} why={t(kind === 'PLACES' ? 'placesCheckWhy' : 'checkWhy')}>
              <ImportStart of={of} />
            </FormSection>
          </>
        )}
        {state === 'RUNNING' && (
          <FormSection title={t('running')} why={t('runningWhy')}>
            <ImportProgress of={of} />
          </FormSection>
        )}
        {state === 'DONE' && (
          <FormSection title={t('done')} why={t(kind === 'PLACES' ? 'placesDoneWhy' : 'doneWhy')}>
            <ImportResult of={of} />
          </FormSection>
        )}
        <ReadRows of={of} />
      </div>
    </>
  )
}

function Remove({ fileImportSeq }: { fileImportSeq: FileImportSeq }) {
  const t = useMessages(importFileMessages)
  const go = useGo()
  const [isOpen, setOpen] = useState(false)
  const command = useDeleteImport(fileImportSeq)
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('remove')}
      </Button>
      {isOpen && (
        <Removal
          title={t('removeTitle')}
          removeLabel={t('remove')}
          cancelLabel={t('cancel')}
          doneText={t('removed')}
          failedText={t('removeFailed')}
          command={command}
          remove={() => command.run({})}
          onClose={() => setOpen(false)}
          onDone={() => go('/settings/import')}
        >
          {t('removeText')}
        </Removal>
      )}
    </>
  )
}
