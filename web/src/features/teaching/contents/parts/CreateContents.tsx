import { useState } from 'react'
import { NewCourse } from 'contract/teaching/courses/drafts.schemas'
import { useGo } from '../../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { useCreateContents } from '../contents.api.ts'
import { contentsMessages } from '../contents.messages.ts'

const Title = NewCourse.shape.title

/** A name makes a draft; what it holds is the next step. */
export function CreateContents({ onClose }: { onClose: () => void }) {
  const t = useMessages(contentsMessages)
  const go = useGo()
  const create = useCreateContents()
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  // A second press, or a retry after a lost response, makes one draft.
  const [requestKey] = useState(() => crypto.randomUUID())
  const isFine = Title.safeParse(title).success
  const refused = isRefusal(create.error) ? create.error.fields.title : undefined
  const failed = create.error ? messageOf(create.error, t('failed')) : undefined
  const make = () => {
    setTried(true)
    if (!isFine || create.isRunning) return
    create.run({ body: { requestKey, title } }).then(
      ({ courseSeq }) => go(`/studio/${courseSeq}/contents/curriculums`),
      // The field shows the error.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('make')}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('start')}
      cancelLabel={t('cancel')}
      busy={create.isRunning}
      onOk={make}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        placeholder={t('namePlaceholder')}
        value={title}
        onChange={setTitle}
        maxLength={100}
        counter
        required
        focusOnOpen
        error={isTried && !isFine ? t('nameShort') : (refused ?? failed)}
        onEnter={make}
      />
    </FormDialog>
  )
}
