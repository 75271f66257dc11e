import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { LONGEST_CATEGORY, MAX_CATEGORIES } from 'contract/teaching/courses/categories.rules'
import type { ChannelCategorySeq } from 'contract/values/ids'
import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../../platform/management/QueryState.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { FormDialog } from '../../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { MoveButtons } from '../../../../../ui/MoveButtons.tsx'
import { Notice } from '../../../../../ui/Notice.tsx'
import { useCategories } from '../../categories.api.ts'
import { categoriesMessages } from '../categories.messages.ts'
import { useArrangeCategories } from '../course-order.api.ts'
import css from './CategoriesDialog.module.css'

interface Row {
  /** Stays the same while the category is renamed and moved. */
  key: string
  channelCategorySeq?: ChannelCategorySeq
  name: string
}

/** All categories of the site in one form. Nothing is sent before saving. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(categoriesMessages)
  const stored = useCategories()
  const arrange = useArrangeCategories()
  const [changed, setChanged] = useState<Row[] | null>(null)
  const there = stored.data?.list ?? []
  const rows =
    changed ??
    there.map(({ channelCategorySeq, name }) => ({ key: `${channelCategorySeq}`, channelCategorySeq, name }))
  const removed = there.filter(
    (one) => !rows.some((row) => row.channelCategorySeq === one.channelCategorySeq),
  )
  const orphans = removed.reduce((sum, { courseCount }) => sum + courseCount, 0)
  const wrong = whatIsWrong(rows)
  const save = () => {
    const categories = rows.map(({ channelCategorySeq, name }) => ({
      ...(channelCategorySeq && { channelCategorySeq }),
      name,
    }))
    const body = { categories, removed: removed.map(({ channelCategorySeq }) => channelCategorySeq) }
    arrange.run({ body }).then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('title')}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      busy={arrange.isRunning}
      disabled={changed === null || wrong !== null}
    >
      <p className={css.about}>{t('about')}</p>
      {arrange.error && <Notice tone="error">{messageOf(arrange.error, t('failed'))}</Notice>}
      <Answer of={stored} height={160}>
        {() => <Rows rows={rows} onChange={setChanged} />}
      </Answer>
      {removed.length > 0 && <Notice tone="soon">{t('orphans', { count: orphans })}</Notice>}
      {changed && wrong && <Notice tone="error">{t(wrong)}</Notice>}
    </FormDialog>
  )
}

function whatIsWrong(rows: readonly Row[]) {
  const names = rows.map(({ name }) => name.trim())
  if (names.includes('')) return 'empty'
  return new Set(names).size < names.length ? 'same' : null
}

function Rows({ rows, onChange }: { rows: Row[]; onChange: (rows: Row[]) => void }) {
  const t = useMessages(categoriesMessages)
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    if (!name || rows.length >= MAX_CATEGORIES) return
    onChange([...rows, { key: `new ${rows.length} ${name}`, name }])
    setTyped('')
  }
  return (
    <>
      {rows.length === 0 && <p>{t('none')}</p>}
      <ol className={css.list}>
        {rows.map((row, at) => (
          <li key={row.key}>
            <TextInput
              label={t('name', { name: row.name })}
              hideLabel
              value={row.name}
              maxLength={LONGEST_CATEGORY}
              onChange={(name) => onChange(rows.map((one) => (one === row ? { ...row, name } : one)))}
            />
            <MoveButtons
              rows={rows}
              at={at}
              upLabel={t('up', { name: row.name })}
              downLabel={t('down', { name: row.name })}
              onMove={onChange}
            />
            <IconButton
              label={t('remove', { name: row.name })}
              icon={<IconTrash size={18} />}
              onPress={() => onChange(rows.filter((one) => one !== row))}
            />
          </li>
        ))}
      </ol>
      <div className={css.add}>
        <TextInput
          label={t('newName')}
          value={typed}
          onChange={setTyped}
          maxLength={LONGEST_CATEGORY}
          onEnter={add}
        />
        <Button variant="outline" onPress={add}>
          {t('add')}
        </Button>
      </div>
    </>
  )
}
