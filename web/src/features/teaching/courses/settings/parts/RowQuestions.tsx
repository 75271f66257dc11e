import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../../../platform/words/use-quoted.ts'
import { Confirm } from '../../../../../ui/layers/Alert.tsx'
import { courseListMessages } from '../course-list.messages.ts'
import { PurgeDialog } from './PurgeDialog.tsx'
import type { RowActions } from './use-row-actions.tsx'

/** The dialogs that the actions on a row of a list open. */
export function RowQuestions({ actions }: { actions: RowActions }) {
  const t = useMessages(courseListMessages)
  const quoted = useQuoted()
  const { leaving, confirmTrash, keep, question, purging, kept } = actions
  return (
    <>
      <Confirm
        open={leaving !== null}
        title={t('trashTitle')}
        okLabel={t('toTrash')}
        cancelLabel={t('cancel')}
        danger
        onOk={confirmTrash}
        onCancel={keep}
      >
        {t('trashText', { name: quoted(leaving?.title ?? '') })}
      </Confirm>
      {question}
      {purging && <PurgeDialog course={purging} onClose={kept} />}
    </>
  )
}
