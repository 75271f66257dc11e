import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDate, formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Menu } from '../../../../../ui/layers/Menu.tsx'
import { formListMessages } from '../form-list.messages.ts'
import type { FormLine } from '../form-settings.api.ts'
import { useFormActions, type FormDeed } from '../use-form-actions.ts'
import { ConfirmDeed } from './ConfirmDeed.tsx'
import { StatusKind } from './StatusKind.tsx'
import css from './forms.module.css'

/** One row for each form: whether it is open, and how many answered it. */
export function FormTable({ forms }: { forms: FormLine[] }) {
  const t = useMessages(formListMessages)
  const { language } = useSite()
  const [deed, setDeed] = useState<FormDeed | null>(null)
  const itemsOf = useFormActions(setDeed)
  const columns: Column<FormLine>[] = [
    {
      key: 'title',
      head: t('name'),
      cell: ({ formSeq, title, formId }) => (
        <span className={css.name}>
          <Anchor href={`/settings/form/${formSeq}/edit`}>{title}</Anchor>
          <small>/forms/{formId}</small>
        </span>
      ),
      bare: true,
    },
    { key: 'state', head: t('state'), cell: ({ status }) => <StatusKind status={status} /> },
    {
      key: 'responses',
      head: t('responses'),
      cell: ({ responseCount: count, maxResponses: max }) => (
        <span className="num">
          {max === null ? t('responsesOf', { count }) : t('responsesOfMax', { count, max })}
        </span>
      ),
      end: true,
    },
    { key: 'period', head: t('period'), cell: (form) => <Period {...form} /> },
    {
      key: 'updated',
      head: t('updated'),
      cell: ({ updatedAt }) => <span className="num">{formatDate(updatedAt, language)}</span>,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (form) => (
        <Menu
          label={t('actionsOf', { name: form.title })}
          icon={<IconDots size={18} />}
          items={itemsOf(form)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={forms} keyOf={({ formSeq }) => formSeq} />
      {deed && <ConfirmDeed deed={deed} onClose={() => setDeed(null)} />}
    </>
  )
}

function Period({ startsAt, endsAt }: Pick<FormLine, 'startsAt' | 'endsAt'>) {
  const t = useMessages(formListMessages)
  const { language } = useSite()
  if (!startsAt && !endsAt) return <span className={css.faint}>{t('always')}</span>
  return (
    <span className={`num ${css.lines}`}>
      {startsAt && <span>{t('from', { when: formatDateTime(startsAt, language) })}</span>}
      {endsAt && <span>{t('until', { when: formatDateTime(endsAt, language) })}</span>}
    </span>
  )
}
