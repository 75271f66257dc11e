import { IconBrandGoogle, IconCalendarPlus, IconDownload } from '@tabler/icons-react'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Menu } from '../../../ui/layers/Menu.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useLessonCalendar } from './calendars.api.ts'
import { calendarMessages } from './calendars.messages.ts'

interface AddProps {
  courseSeq: CourseSeq
  itemSeq: CurriculumSeq
  title: string
}

/** Adds one date to the reader's calendar: as a file, or in Google Calendar. */
export function AddToCalendar({ title, ...lessonRef }: AddProps) {
  const t = useMessages(calendarMessages)
  const load = useLessonCalendar(lessonRef)
  const failed = (error: unknown) => toast({ text: messageOf(error, t('notAdded')), tone: 'error' })

  const save = () => load().then(saveText, failed)
  /** The press itself opens the window, because browsers block windows that open later. */
  function openGoogle() {
    const tab = window.open('', '_blank')
    const open = ({ googleUrl }: { googleUrl: string }) => {
      if (tab) {
        tab.opener = null
        tab.location.replace(googleUrl)
      } else window.location.assign(googleUrl)
    }
    void load().then(open, (error: unknown) => {
      tab?.close()
      failed(error)
    })
  }
  return (
    <Menu
      label={t('addOf', { title })}
      variant="outline"
      icon={<IconCalendarPlus size={17} aria-hidden />}
      items={[
        { key: 'google', label: t('google'), icon: <IconBrandGoogle size={17} />, onPress: openGoogle },
        { key: 'file', label: t('file'), icon: <IconDownload size={17} />, onPress: () => void save() },
      ]}
    >
      {t('add')}
    </Menu>
  )
}

const KEPT_MS = 60_000
function saveText({ fileName, text }: { fileName: string; text: string }) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.download = fileName.replaceAll(/[\\/:*?"<>|]/g, ' ')
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
