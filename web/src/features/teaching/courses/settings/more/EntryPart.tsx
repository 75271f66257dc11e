import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import * as api from 'contract/growth/entry-links/api'
import * as entryLinksSchemasApi from 'contract/growth/entry-links/schemas'
import { formatPrice } from 'contract/values/money'
import type { CourseSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../../platform/call.ts'
import { copy } from '../../../../../platform/copy.ts'
import { useCommand, useEndpoint } from '../../../../../platform/endpoint.ts'
import { canonicalOrigin } from '../../../../../platform/Head.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../../ui/ErrorNote.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import css from './EntryPart.module.css'
import { entryMessages } from './entry.messages.ts'

/** Promotion links to the class with the number of visitors of each. */
export function EntryPart({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(entryMessages)
  const { data, error, refetch } = useEndpoint(api.listEntryCodes, { courseSeq })
  const [leaving, setLeaving] = useState<entryLinksSchemasApi.EntryCode | null>(null)
  const remove = useCommand(api.removeEntryCode, { courseSeq })
  return (
    <FormSection title={t('title')} why={t('why')}>
      {error && (
        <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {data && data.list.length > 0 && (
        <ul className={css.list}>
          {data.list.map((code) => (
            <Row key={code.eventCode} courseSeq={courseSeq} code={code} onRemove={() => setLeaving(code)} />
          ))}
        </ul>
      )}
      <NewCode courseSeq={courseSeq} />
      {leaving && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={t('removeOk')}
          cancelLabel={t('cancel')}
          danger
          deed={() => remove.run({ eventCode: leaving.eventCode }).then(() => null)}
          failed={t('notDone')}
          onClose={() => setLeaving(null)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </FormSection>
  )
}

interface RowProps {
  courseSeq: CourseSeq
  code: entryLinksSchemasApi.EntryCode
  onRemove: () => void
}
function Row({ courseSeq, code, onRemove }: RowProps) {
  const t = useMessages(entryMessages)
  const site = useSite()
  const { eventCode, label, hits, enrolledCount, sold } = code
  const earned = sold.filter(({ amount }) => amount > 0)
  const address = `${canonicalOrigin(site)}/in/${courseSeq}/${eventCode}`
  const copyAddress = async () => {
    const isDone = await copy(address)
    toast({ text: t(isDone ? 'copied' : 'notCopied'), tone: isDone ? 'ok' : 'error' })
  }
  return (
    <li>
      <div>
        <b>{label}</b>
        <small>{address}</small>
      </div>
      <span className="num">
        {[
          t('hits', { count: hits }),
          t('enrolled', { count: enrolledCount }),
          ...earned.map(({ amount, currency }) => formatPrice(amount, currency, site.language)),
        ].join(' · ')}
      </span>
      <IconButton
        label={t('copy', { name: label })}
        icon={<IconCopy size={18} />}
        onPress={() => void copyAddress()}
      />
      <IconButton label={t('remove', { name: label })} icon={<IconTrash size={18} />} onPress={onRemove} />
    </li>
  )
}

function NewCode({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(entryMessages)
  const add = useCommand(api.addEntryCode, { courseSeq })
  const [label, setLabel] = useState('')
  const [eventCode, setCode] = useState('')
  const isWrong = eventCode !== '' && !entryLinksSchemasApi.entryCode.safeParse(eventCode).success
  const isReady = label.trim() !== '' && eventCode !== '' && !isWrong
  const submit = () => {
    if (!isReady || add.isRunning) return
    add.run({ body: { eventCode, label } }).then(
      () => {
        setLabel('')
        setCode('')
        toast({ text: t('added'), tone: 'ok' })
      },
      (failure: unknown) => toast({ text: messageOf(failure, t('notDone')), tone: 'error' }),
    )
  }
  return (
    <div className={css.add}>
      <TextInput
        label={t('label')}
        placeholder={t('labelPlaceholder')}
        value={label}
        onChange={setLabel}
        maxLength={40}
        onEnter={submit}
      />
      <TextInput
        label={t('code')}
        hint={t('codeHint')}
        placeholder="spring"
        value={eventCode}
        onChange={setCode}
        maxLength={40}
        autoComplete="off"
        error={isWrong ? t('codeWrong') : undefined}
        onEnter={submit}
      />
      <Button variant="outline" disabled={!isReady} loading={add.isRunning} onPress={submit}>
        {t('add')}
      </Button>
    </div>
  )
}
