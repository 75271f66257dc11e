import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import type { ProductKind } from 'contract/values/type-codes'
import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../../platform/management/QueryState.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { MoveButtons } from '../../../../../ui/MoveButtons.tsx'
import { Notice } from '../../../../../ui/Notice.tsx'
import { FormDialog } from '../../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { useFirstCourses, useOrderCourses } from '../course-order.api.ts'
import { courseOrderMessages } from '../course-order.messages.ts'
import css from './OrderDialog.module.css'

interface First {
  courseSeq: CourseSeq
  title: string
}

interface OrderDialogProps {
  productKind?: ProductKind
  onClose: () => void
}

const classTexts = { title: 'title', about: 'about', none: 'none' } as const
const texts = {
  CLASS: classTexts,
  CHALLENGE: classTexts,
  PACKAGE: { title: 'packages', about: 'aboutPackages', none: 'noPackages' },
  CONTENTS: { title: 'contents', about: 'about', none: 'noContents' },
} as const

/** The pinned products of one kind in manual order. Nothing is sent before saving. */
export function OrderDialog({ productKind = 'CLASS', onClose }: OrderDialogProps) {
  const t = useMessages(courseOrderMessages)
  const stored = useFirstCourses(true, productKind)
  const order = useOrderCourses()
  const { title, about, none } = texts[productKind]
  const [draft, setDraft] = useState<First[] | null>(null)
  const list = draft ?? stored.data?.list ?? []
  const save = () => {
    order.run({ body: { productKind, courseSeqs: list.map(({ courseSeq }) => courseSeq) } }).then(
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
      title={t(title)}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      busy={order.isRunning}
      disabled={draft === null}
    >
      <p className={css.about}>{t(about)}</p>
      {order.error && <Notice tone="error">{messageOf(order.error, t('failed'))}</Notice>}
      <Answer of={stored} height={160}>
        {() => (list.length === 0 ? <p>{t(none)}</p> : <Rows list={list} onChange={setDraft} />)}
      </Answer>
    </FormDialog>
  )
}

function Rows({ list, onChange }: { list: First[]; onChange: (list: First[]) => void }) {
  const t = useMessages(courseOrderMessages)
  return (
    <ol className={css.list}>
      {list.map(({ courseSeq, title }, at) => (
        <li key={courseSeq}>
          <b>{title}</b>
          <MoveButtons
            rows={list}
            at={at}
            upLabel={t('up', { name: title })}
            downLabel={t('down', { name: title })}
            onMove={onChange}
          />
          <IconButton
            label={t('leave', { name: title })}
            icon={<IconX size={18} />}
            onPress={() => onChange(list.filter((one) => one.courseSeq !== courseSeq))}
          />
        </li>
      ))}
    </ol>
  )
}
