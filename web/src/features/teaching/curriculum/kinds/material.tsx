import { IconFiles } from '@tabler/icons-react'
import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DocumentsField } from '../../../system/files/DocumentsField.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type KindPartProps, type LineProps } from '../item-kind.ts'
import { PdfSwitch } from '../parts/PdfSwitch.tsx'

/** Files to download. */
export const materialKind: ItemKind = {
  key: curriculumTypes.material,
  Sign: IconFiles,
  isOf: ({ curriculumTypeCd }) => curriculumTypeCd === curriculumTypes.material,
  name: says(curriculumMessages, 'kind06'),
  newTitle: says(curriculumMessages, 'newMaterial'),
  start: () => emptyDraft(curriculumTypes.material),
  Part,
  Line,
}

function Part({ draft, change, files, documents }: KindPartProps) {
  const t = useMessages(curriculumMessages)
  const gone = draft.deleteFiles ?? []
  return (
    <>
      <DocumentsField
        label={t('files')}
        kind="material"
        documents={documents}
        kept={files.filter(({ fileSeq }) => !gone.includes(fileSeq))}
        onDrop={(fileSeq) => change({ deleteFiles: [...gone, fileSeq] })}
      />
      <PdfSwitch draft={draft} change={change} />
    </>
  )
}

function Line({ item: { files } }: LineProps) {
  const t = useMessages(curriculumMessages)
  return <small className="num">{t('materialMeta', { count: files.length })}</small>
}
