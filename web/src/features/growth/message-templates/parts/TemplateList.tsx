import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { Removal } from '../../../../platform/management/Removal.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  useDeleteTemplate,
  useMessageTemplates,
  useModifyTemplate,
  useReadTemplate,
  type Message,
  type MessageTemplate,
} from '../message-templates.api.ts'
import { messageTemplateMessages } from '../message-templates.messages.ts'
import css from './templates.module.css'

interface TemplateListProps {
  /** What is there now, fit to replace a template; null while something is missing. */
  message: Message | null
  onLoad: (message: Message) => void
  onClose: () => void
}
/** The templates of a site: to load one, to replace it by the message, to delete it. */
export function TemplateList({ message, onLoad, onClose }: TemplateListProps) {
  const t = useMessages(messageTemplateMessages)
  const templates = useMessageTemplates()
  const [removing, setRemoving] = useState<MessageTemplate | null>(null)
  return (
    <Dialog open title={t('loadTitle')} closeLabel={t('close')} onClose={onClose}>
      <Answer of={templates} height={160}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} />
          ) : (
            <div className={css.stack}>
              <p>{t('loadWhy')}</p>
              <ul className={css.list}>
                {list.map((template) => (
                  <TemplateRow
                    key={template.messageTemplateSeq}
                    template={template}
                    message={message}
                    onLoad={onLoad}
                    onRemove={() => setRemoving(template)}
                  />
                ))}
              </ul>
            </div>
          )
        }
      </Answer>
      {removing && <RemoveTemplate template={removing} onClose={() => setRemoving(null)} />}
    </Dialog>
  )
}

interface TemplateRowProps extends Pick<TemplateListProps, 'message' | 'onLoad'> {
  template: MessageTemplate
  onRemove: () => void
}
function TemplateRow({ template, message, onLoad, onRemove }: TemplateRowProps) {
  const t = useMessages(messageTemplateMessages)
  const { language } = useSite()
  const read = useReadTemplate()
  const modify = useModifyTemplate()
  const [isReading, setReading] = useState(false)
  const { messageTemplateSeq, name, subject, updatedAt } = template
  const failed = (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const load = () => {
    setReading(true)
    read(messageTemplateSeq).then(
      (loaded) => {
        onLoad(loaded)
        toast({ text: t('loaded'), tone: 'ok' })
      },
      (error: unknown) => {
        setReading(false)
        failed(error)
      },
    )
  }
  const replace = (by: Message) =>
    void modify
      .run({ messageTemplateSeq, body: { name, ...by } })
      .then(() => toast({ text: t('replaced'), tone: 'ok' }), failed)
  return (
    <li>
      <span className={css.what}>
        <b>{name}</b>
        <small>{subject}</small>
        <small>{t('updatedAt', { time: formatDate(updatedAt, language) })}</small>
      </span>
      <Button size="sm" variant="outline" loading={isReading} onPress={load}>
        {t('use')}
      </Button>
      <Menu
        label={t('actionsOf', { name })}
        icon={<IconDots size={18} />}
        items={[
          ...(message ? [{ key: 'replace', label: t('replace'), onPress: () => replace(message) }] : []),
          { key: 'remove', label: t('remove'), danger: true, onPress: onRemove },
        ]}
      />
    </li>
  )
}

function RemoveTemplate({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const t = useMessages(messageTemplateMessages)
  const command = useDeleteTemplate()
  return (
    <Removal
      title={t('removeTitle')}
      removeLabel={t('remove')}
      cancelLabel={t('cancel')}
      doneText={t('removed')}
      failedText={t('failed')}
      command={command}
      remove={() => command.run({ messageTemplateSeq: template.messageTemplateSeq })}
      onClose={onClose}
    >
      {t('removeText', { name: template.name })}
    </Removal>
  )
}
