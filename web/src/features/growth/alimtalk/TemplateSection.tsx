import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { isTemplateEditable } from 'contract/growth/alimtalk/alimtalk.rules'
import { messageOf } from '../../../platform/call.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Removal } from '../../../platform/management/Removal.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { Menu } from '../../../ui/layers/Menu.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import {
  useDeleteTemplate,
  useReadReview,
  useRequestReview,
  useTestTemplate,
  type AlimtalkTemplate,
} from './alimtalk.api.ts'
import { alimtalkMessages } from './alimtalk.messages.ts'
import { TemplateForm } from './parts/TemplateForm.tsx'
import css from './parts/alimtalk.module.css'

/** The templates of the site, and how their reviews stand. */
export function TemplateSection({ templates }: { templates: AlimtalkTemplate[] }) {
  const t = useMessages(alimtalkMessages)
  const { can } = useSession()
  const mayWrite = can('SITE_MARKETING_UPDATE')
  const [edited, setEdited] = useState<AlimtalkTemplate | 'new' | null>(null)
  const [removed, setRemoved] = useState<AlimtalkTemplate | null>(null)
  const create = mayWrite && (
    <Button variant="outline" onPress={() => setEdited('new')}>
      {t('create')}
    </Button>
  )
  return (
    <FormSection title={t('templates')} why={t('templatesWhy')} id="templates">
      {templates.length === 0 ? (
        <Empty compact title={t('empty')} text={t('emptyText')} action={create} />
      ) : (
        <ul className={css.list}>
          {templates.map((template) => (
            <li key={template.alimtalkTemplateSeq}>
              <Template template={template} />
              {mayWrite && (
                <Actions
                  template={template}
                  onEdit={() => setEdited(template)}
                  onRemove={() => setRemoved(template)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {templates.length > 0 && create && <div>{create}</div>}
      {edited && <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveTemplate template={removed} onClose={() => setRemoved(null)} />}
    </FormSection>
  )
}

const tones = { DRAFT: 'plain', REQUESTED: 'brand', APPROVED: 'ok', REJECTED: 'soon' } as const

function Template({ template: { name, content, state, comment } }: { template: AlimtalkTemplate }) {
  const t = useMessages(alimtalkMessages)
  return (
    <div className={css.what}>
      <span className={css.head}>
        <b>{name}</b>
        <Kind tone={tones[state]}>{t(state)}</Kind>
      </span>
      {comment && <span>{t('rejectedFor', { comment })}</span>}
      <span className={css.text}>{content}</span>
    </div>
  )
}

interface ActionsProps {
  template: AlimtalkTemplate
  onEdit: () => void
  onRemove: () => void
}
function Actions({ template, onEdit, onRemove }: ActionsProps) {
  const t = useMessages(alimtalkMessages)
  const request = useRequestReview()
  const read = useReadReview()
  const test = useTestTemplate()
  const { alimtalkTemplateSeq, name, state } = template
  const say = (done: 'requested' | 'readDone') => () => toast({ text: t(done), tone: 'ok' })
  const failed = (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const drafting = [
    { key: 'edit', label: t('edit'), onPress: onEdit },
    {
      key: 'request',
      label: t('request'),
      onPress: () => void request.run({ alimtalkTemplateSeq }).then(say('requested'), failed),
    },
  ]
  const reviewing = [
    {
      key: 'read',
      label: t('read'),
      onPress: () => void read.run({ alimtalkTemplateSeq }).then(say('readDone'), failed),
    },
  ]
  const testing = [
    {
      key: 'test',
      label: t('test'),
      onPress: () =>
        void test
          .run({ alimtalkTemplateSeq })
          .then(({ phoneEnd }) => toast({ text: t('tested', { end: phoneEnd }), tone: 'ok' }), failed),
    },
  ]
  return (
    <Menu
      label={t('actionsOf', { name })}
      icon={<IconDots size={18} />}
      items={[
        ...(isTemplateEditable(state) ? drafting : reviewing),
        ...(state === 'APPROVED' ? testing : []),
        { key: 'remove', label: t('remove'), danger: true, onPress: onRemove },
      ]}
    />
  )
}

function RemoveTemplate({ template, onClose }: { template: AlimtalkTemplate; onClose: () => void }) {
  const t = useMessages(alimtalkMessages)
  const command = useDeleteTemplate()
  return (
    <Removal
      title={t('removeTitle')}
      removeLabel={t('remove')}
      cancelLabel={t('cancel')}
      doneText={t('removed')}
      failedText={t('failed')}
      command={command}
      remove={() => command.run({ alimtalkTemplateSeq: template.alimtalkTemplateSeq })}
      onClose={onClose}
    >
      {t('removeText', { name: template.name })}
    </Removal>
  )
}
