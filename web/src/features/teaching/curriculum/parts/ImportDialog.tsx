import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { isRefusal } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { toggled } from '../selection.ts'
import { curriculumBulkMessages } from '../curriculum-bulk.messages.ts'
import { useClassesToImport, useCopyItems, useEditableCurriculum } from '../curriculum.api.ts'
import { isSection } from '../order.ts'
import css from './ImportDialog.module.css'
import { KindSign } from './KindSign.tsx'

interface ImportDialogProps {
  courseSeq: CourseSeq
  /** The item after which the imported ones are inserted. */
  afterSeq: CurriculumSeq | null
  onClose: () => void
}
interface Source {
  courseSeq: CourseSeq
  title: string
}

/** Imports lessons from another class: staff select the class, then its lessons. */
export function ImportDialog({ courseSeq, afterSeq, onClose }: ImportDialogProps) {
  const t = useMessages(curriculumBulkMessages)
  const [source, setSource] = useState<Source | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<CurriculumSeq> | null>(null)
  const lessons = useEditableCurriculum(source?.courseSeq ?? courseSeq)
  const copy = useCopyItems(courseSeq)
  const list = source ? (lessons.data?.list ?? []) : []
  // All lessons are selected until the user changes the selection.
  const picked = chosen ?? new Set(list.map(({ curriculumSeq }) => curriculumSeq))
  const choose = (next: Source | null) => {
    setSource(next)
    setChosen(null)
    copy.reset()
  }
  const submit = () => {
    if (!source) return
    const body = { fromCourseSeq: source.courseSeq, curriculumSeqs: [...picked], afterSeq }
    copy.run({ body }).then(
      ({ curriculumSeqs }) => {
        toast({ text: t('imported', { count: curriculumSeqs.length }), tone: 'ok' })
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={source?.title ?? t('importTitle')}
      closeLabel={t('close')}
      cancelable={!copy.isRunning}
      footer={
        source && (
          <>
            <Button variant="outline" disabled={copy.isRunning} onPress={() => choose(null)}>
              {t('importBack')}
            </Button>
            <Button disabled={picked.size === 0} loading={copy.isRunning} onPress={submit}>
              {t('importGo', { count: picked.size })}
            </Button>
          </>
        )
      }
    >
      {source ? (
        <Answer of={lessons} height={240}>
          {({ list: items }) => (
            <>
              <p className={css.what}>{t(items.length > 0 ? 'importWhat' : 'importEmpty')}</p>
              {isRefusal(copy.error) && (
                <p role="alert" className={css.refused}>
                  {copy.error.message}
                </p>
              )}
              <ul className={css.list}>
                {items.map((item) => (
                  <li key={item.curriculumSeq} data-section={isSection(item) || undefined}>
                    <Checkbox
                      label={item.title}
                      checked={picked.has(item.curriculumSeq)}
                      onChange={() => setChosen(toggled(items, picked, item.curriculumSeq))}
                    />
                    {!isSection(item) && <KindSign kind={item.curriculumTypeCd} />}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Answer>
      ) : (
        <Classes except={courseSeq} onChoose={choose} />
      )}
    </Dialog>
  )
}

function Classes({ except, onChoose }: { except: CourseSeq; onChoose: (source: Source) => void }) {
  const t = useMessages(curriculumBulkMessages)
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const classes = useClassesToImport(q)
  return (
    <>
      <p className={css.what}>{t('importClass')}</p>
      <SearchInput
        label={t('importSearch')}
        placeholder={t('importSearch')}
        clearLabel={t('importClear')}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => setQ(text.trim())}
      />
      <Answer of={classes} height={240}>
        {({ list }) => {
          const others = list.filter((one) => one.courseSeq !== except)
          if (others.length === 0)
            return <p className={css.none}>{t(q ? 'importNoneFound' : 'importNone')}</p>
          return (
            <ul className={css.list}>
              {others.map((one) => (
                <li key={one.courseSeq}>
                  <button type="button" onClick={() => onChoose(one)}>
                    <b>{one.title}</b>
                    <IconChevronRight size={18} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
    </>
  )
}
