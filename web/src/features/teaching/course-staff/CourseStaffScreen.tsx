import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSeq } from '../../../platform/address.ts'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { useClassStaff } from './course-staff.api.ts'
import { classStaffMessages } from './course-staff.messages.ts'
import { AddPersonDialog } from './parts/AddPersonDialog.tsx'
import css from './parts/course-staff.module.css'
import { PeopleTable } from './parts/CourseStaffTable.tsx'
import { WaitingInvitations } from './parts/PendingInvitations.tsx'

/** The instructors and assistants of a class, and open invitations. */
export function PeopleScreen() {
  const t = useMessages(classStaffMessages)
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
