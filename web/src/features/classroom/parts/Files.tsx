import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { openFile } from 'contract/classroom'
import type { DocumentRow } from 'contract/files'
import { messageOf } from '../../../platform/call.ts'
import { useCommand } from '../../../platform/endpoint.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DocumentLine } from '../../files/DocumentLine.tsx'
import { documentWords } from '../../files/documents.words.ts'
import { goToFile } from '../../files/go-to-file.ts'
import type { Place } from '../classroom.api.ts'
import { materialWords } from '../materials.words.ts'
import css from './Files.module.css'

/** The files of one lesson. Each is asked for when it is wanted: its address opens for minutes only. */
export function Files({ place, files }: { place: Place; files: DocumentRow[] }) {
  const t = useWords(materialWords)
  const word = useWords(documentWords)
  const { run } = useCommand(openFile, place)
  const [opening, setOpening] = useState<number | null>(null)
  const open = ({ fileSeq }: DocumentRow) => {
    setOpening(fileSeq)
    run({ fileSeq })
      .then(({ url }) => goToFile(url))
      .catch((error: unknown) => toast({ text: messageOf(error, word('downloadFailed')), tone: 'error' }))
      .finally(() => setOpening(null))
  }
  return (
    <ul className={css.files} aria-label={t('files', { count: files.length })}>
      {files.map((file) => (
        <li key={file.fileSeq}>
          <DocumentLine name={file.originFileName} contentType={file.contentType} fileSize={file.fileSize}>
            <IconButton
              size={44}
              label={word('download', { name: file.originFileName })}
              icon={<IconDownload size={20} />}
              disabled={opening === file.fileSeq}
              onPress={() => open(file)}
            />
          </DocumentLine>
        </li>
      ))}
    </ul>
  )
}
