import { MAX_BOARD_FILES } from 'contract/community/boards/boards.rules'
import type { Change } from '../../../../platform/draft.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DocumentsField } from '../../../system/files/DocumentsField.tsx'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import type { Draft } from '../post-draft.ts'
import type { Attaching } from '../use-attaching.ts'

interface FilesFieldProps {
  files: Draft['files']
  attaching: Attaching
  onChange: (part: Change<Draft>) => void
}

/** The files of a post in its form. */
export function FilesField({ files, attaching, onChange }: FilesFieldProps) {
  const t = useMessages(boardPostMessages)
  return (
    <div>
      <DocumentsField
        label={t('files')}
        kind="board_file"
        documents={{ ...attaching.files, add: attaching.addFiles }}
        kept={files}
        onDrop={(fileSeq) =>
          onChange((now) => ({ files: now.files.filter((file) => file.fileSeq !== fileSeq) }))
        }
      />
      <p className={css.hint}>{t('fileHint', { most: MAX_BOARD_FILES })}</p>
    </div>
  )
}
