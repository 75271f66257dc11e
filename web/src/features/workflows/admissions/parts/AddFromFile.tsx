import { useRef, useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { UploadDialog } from '../../../../platform/management/upload/UploadDialog.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useAttendeeUpload, type CheckedAttendee } from '../attendee-upload.api.ts'
import { attendeeUploadMessages } from '../attendee-upload.messages.ts'

/** Opens the dialog in which staff add the members of a spreadsheet to a class. */
export function AddFromFile({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(attendeeUploadMessages)
  const can = useCanHere()
  const [isOpen, setOpen] = useState(false)
  if (!can('CLASS_STUDENT_CREATE')) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <AddDialog courseSeq={courseSeq} onClose={() => setOpen(false)} />}
    </>
  )
}

function AddDialog({ courseSeq, onClose }: { courseSeq: CourseSeq; onClose: () => void }) {
  const t = useMessages(attendeeUploadMessages)
  const { template, check, add } = useAttendeeUpload(courseSeq)
  const checked = useRef<CheckedAttendee[]>([])
  return (
    <UploadDialog
      title={t('title')}
      about={t('about')}
      heads={[t('name'), t('email'), t('phone'), t('until')]}
      okLabel={(count) => t('add', { count })}
      template={template}
      check={async (file) => {
        checked.current = await check(file)
        return checked.current.map(({ rowNo, name, email, phone, until, fault }) => ({
          rowNo,
          cells: [name, email, phone, until ?? ''],
          problem: fault && t(fault),
        }))
      }}
      send={(rowNos) =>
        add(
          checked.current.flatMap(({ rowNo, userSeq, until }) =>
            userSeq !== null && rowNos.includes(rowNo) ? [{ rowNo, userSeq, until }] : [],
          ),
        )
      }
      onClose={onClose}
    />
  )
}
