import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { openFile } from 'contract/learning/lessons/api'
import { isPdf } from 'contract/values/documents'
import type { DocumentRow } from 'contract/system/files/schemas'
import { messageOf } from '../../../platform/call.ts'
import { useCommand } from '../../../platform/endpoint.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DocumentLine } from '../../system/files/DocumentLine.tsx'
import { documentMessages } from '../../system/files/documents.messages.ts'
import { goToFile } from '../../system/files/go-to-file.ts'
import type { LessonRef } from './lessons.api.ts'
import { materialMessages } from './materials.messages.ts'
import css from './Files.module.css'

const PdfViewer = lazy(() => import('./parts/PdfViewer.tsx').then((m) => ({ default: m.PdfViewer })))

interface FilesProps {
  lessonRef: LessonRef
  files: DocumentRow[]
  pdfSecurityYn: 'Y' | 'N'
}
/** The files of one lesson. Each address is fetched on demand, because it is valid for minutes only. */
export function Files({ lessonRef, files, pdfSecurityYn }: FilesProps) {
  const t = useMessages(materialMessages)
  const word = useMessages(documentMessages)
  const { run } = useCommand(openFile, lessonRef)
  const [opening, setOpening] = useState<number | null>(null)
  const [viewed, setViewed] = useState<DocumentRow | null>(null)
  const open = ({ fileSeq }: DocumentRow) => {
    setOpening(fileSeq)
    run({ fileSeq })
      .then(({ url }) => goToFile(url))
      .catch((error: unknown) => toast({ text: messageOf(error, word('downloadFailed')), tone: 'error' }))
      .finally(() => setOpening(null))
  }
  return (
    <>
      <ul className={css.files} aria-label={t('files', { count: files.length })}>
        {files.map((file) => (
          <li key={file.fileSeq}>
            <DocumentLine name={file.originFileName} contentType={file.contentType} fileSize={file.fileSize}>
              {pdfSecurityYn === 'Y' && isPdf(file) ? (
                <Button
                  variant="outline"
                  size="sm"
                  label={t('viewOf', { name: file.originFileName })}
                  onPress={() => setViewed(file)}
                >
                  {t('view')}
                </Button>
              ) : (
                <IconButton
                  size={44}
                  label={word('download', { name: file.originFileName })}
                  icon={<IconDownload size={20} />}
                  disabled={opening === file.fileSeq}
                  onPress={() => open(file)}
                />
              )}
            </DocumentLine>
          </li>
        ))}
      </ul>
      {viewed && (
        <Suspense fallback={null}>
          <PdfViewer lessonRef={lessonRef} file={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </>
  )
}
