import type { CourseSeq, FileImportSeq } from 'contract/values/ids'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  useClassChoices,
  useImportCourses,
  useSaveImportCourse,
  type ImportCourse,
} from '../file-imports.api.ts'
import { importFileMessages } from '../import-file.messages.ts'
import css from './file-imports.module.css'

const NONE = 'none'
const SIZE = 20

/** Which class each name in the file means. */
export function CourseChoice({ fileImportSeq }: { fileImportSeq: FileImportSeq }) {
  const t = useMessages(importFileMessages)
  const [page, setPage] = useState(1)
  const named = useImportCourses(fileImportSeq, page, SIZE)
  return (
    <Answer of={named} height={120}>
      {({ list, total }) =>
        total === 0 ? (
          <p>{t('noCourses')}</p>
        ) : (
          <>
            <ul className={css.courses}>
              {list.map((one) => (
                <NamedCourse key={one.position} of={one} fileImportSeq={fileImportSeq} />
              ))}
            </ul>
            <ListPages page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )
      }
    </Answer>
  )
}

interface NamedCourseProps {
  of: ImportCourse
  fileImportSeq: FileImportSeq
}
function NamedCourse({
  of: { position, name, rowCount, courseSeq, title },
  fileImportSeq,
}: NamedCourseProps) {
  const t = useMessages(importFileMessages)
  const classes = useClassChoices()
  const save = useSaveImportCourse(fileImportSeq)
  const offered = (classes.data?.list ?? []).map((one) => ({ seq: one.courseSeq, title: one.title }))
  // What was found by its title may be none of those that are offered.
  const isOffered = courseSeq === null || offered.some(({ seq }) => seq === courseSeq)
  const all = isOffered || courseSeq === null ? offered : [{ seq: courseSeq, title: title ?? '' }, ...offered]
  const choose = (to: CourseSeq | null) =>
    void save.run({ body: { position, courseSeq: to } }).catch((error: unknown) => {
      toast({ text: messageOf(error, t('courseFailed')), tone: 'error' })
    })
  return (
    <li className={css.course}>
      <div>
        <b className={css.name}>{name}</b>{' '}
        <span className={css.by}>{t('courseRows', { count: rowCount })}</span>
      </div>
      <Select
        label={t('courseChosen', { name })}
        hideLabel
        disabled={save.isRunning}
        value={courseSeq === null ? NONE : String(courseSeq)}
        options={[
          { value: NONE, label: t('notChosen') },
          ...all.map((one) => ({ value: String(one.seq), label: one.title })),
        ]}
        onChange={(chosen) => choose(all.find(({ seq }) => String(seq) === chosen)?.seq ?? null)}
      />
    </li>
  )
}
