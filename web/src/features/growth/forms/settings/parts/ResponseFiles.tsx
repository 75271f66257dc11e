import { IconDownload } from '@tabler/icons-react'
import type { DocumentRow } from 'contract/system/files/schemas'
import type { FormResponseSeq, FormSeq } from 'contract/values/ids'
import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { DocumentLine } from '../../../../system/files/DocumentLine.tsx'
import { documentMessages } from '../../../../system/files/documents.messages.ts'
import { goToFile } from '../../../../system/files/go-to-file.ts'
import { useOpenFile } from '../form-settings.api.ts'
import css from './forms.module.css'

interface ResponseFilesProps {
  formSeq: FormSeq
  formResponseSeq: FormResponseSeq
  files: readonly DocumentRow[]
}

/** The files of one answer, each to be opened. */
export function ResponseFiles({ formSeq, formResponseSeq, files }: ResponseFilesProps) {
  const word = useMessages(documentMessages)
  const openFile = useOpenFile(formSeq, formResponseSeq)
  const open = ({ fileSeq }: DocumentRow) =>
    void openFile.run({ fileSeq }).then(
      ({ url }) => goToFile(url),
      (error: unknown) => toast({ text: messageOf(error, word('downloadFailed')), tone: 'error' }),
    )
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.fileSeq}>
          <DocumentLine name={file.originFileName} contentType={file.contentType} fileSize={file.fileSize}>
            <IconButton
              label={word('download', { name: file.originFileName })}
              icon={<IconDownload size={18} aria-hidden />}
              onPress={() => open(file)}
            />
          </DocumentLine>
        </li>
      ))}
    </ul>
  )
}
