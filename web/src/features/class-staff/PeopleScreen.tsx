import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSeq } from '../../platform/address.ts'
import { useCanHere } from '../../platform/use-can-here.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Answer } from '../../shell/management/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { useClassStaff } from './class-staff.api.ts'
import { classStaffWords } from './class-staff.words.ts'
import { AddPersonDialog } from './parts/AddPersonDialog.tsx'
import css from './parts/class-staff.module.css'
import { PeopleTable } from './parts/PeopleTable.tsx'
import { WaitingInvitations } from './parts/WaitingInvitations.tsx'

/** Who teaches a class and who helps to run it, and who was asked to. */
export function PeopleScreen() {
  const t = useWords(classStaffWords)
  const courseSeq = useSeq('courseSeq')
  const can = useCanHere()
  const mayChange = can('CLASS_TUTOR_UPDATE')
  const staff = useClassStaff(courseSeq)
  const [isAdding, setAdding] = useState(false)
  const add = mayChange && (
    <Button icon={<IconUserPlus size={18} aria-hidden />} onPress={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <div className={css.head}>
        <p>{t('sub')}</p>
        {add}
      </div>
      <Answer of={staff}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty compact title={t('emptyTitle')} text={mayChange ? t('emptyText') : undefined} />
          ) : (
            <Card pad="none">
              <PeopleTable courseSeq={courseSeq} people={list} mayChange={mayChange} />
            </Card>
          )
        }
      </Answer>
      {mayChange && <WaitingInvitations courseSeq={courseSeq} />}
      {isAdding && <AddPersonDialog courseSeq={courseSeq} onClose={() => setAdding(false)} />}
    </>
  )
}
