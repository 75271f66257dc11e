import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button, type ButtonProps } from '../../../ui/Button.tsx'
import type { FeedChoice } from './calendars.api.ts'
import { calendarMessages } from './calendars.messages.ts'
import { SubscribeDialog } from './parts/SubscribeDialog.tsx'

interface SubscribeProps extends FeedChoice {
  /** The title of the class, for the dates of one class. */
  title?: string
  size?: ButtonProps['size']
}

/** Opens the dialog with the address under which calendar apps read these dates. For members. */
export function SubscribeButton({ title = '', size, ...choice }: SubscribeProps) {
  const t = useMessages(calendarMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size={size}
        icon={<IconCalendarPlus size={17} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {t('subscribe')}
      </Button>
      {isOpen && <SubscribeDialog {...choice} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
