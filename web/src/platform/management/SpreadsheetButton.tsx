import { IconDownload } from '@tabler/icons-react'
import type { FileLink } from 'contract/values/file-link'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { useMessages } from '../words/use-messages.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'

interface SpreadsheetButtonProps {
  /** Asks for the file of what the list shows. */
  link: () => Promise<FileLink>
  isRunning: boolean
  /** Where the list is empty. */
  disabled: boolean
}

/** Downloads a list as an Excel file. The browser fetches and shows the progress of the file itself. */
export function SpreadsheetButton({ link, isRunning, disabled }: SpreadsheetButtonProps) {
  const t = useMessages(spreadsheetMessages)
  async function download() {
    try {
      const { url } = await link()
      fetchFile(url)
      toast({ text: t('started'), tone: 'ok' })
    } catch {
      toast({ text: t('failed'), tone: 'error' })
    }
  }
  return (
    <Button
      variant="outline"
      icon={<IconDownload size={18} aria-hidden />}
      loading={isRunning}
      disabled={disabled}
      onPress={() => void download()}
    >
      {t('download')}
    </Button>
  )
}

/** The browser fetches the file and shows its progress. */
export function fetchFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
