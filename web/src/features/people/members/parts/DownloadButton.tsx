import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useMemberSpreadsheet, type MemberFilter } from '../members.api.ts'
import { memberMessages } from '../members.messages.ts'

interface DownloadButtonProps {
  filter: MemberFilter
  disabled: boolean
}

/** The filtered members as a spreadsheet; shows the progress. */
export function DownloadButton({ filter, disabled }: DownloadButtonProps) {
  const t = useMessages(memberMessages)
  const fetchAll = useMemberSpreadsheet()
  const [percent, setPercent] = useState<number | null>(null)
  async function download() {
    setPercent(0)
    try {
      const { parts, count } = await fetchAll(filter, setPercent)
      keep(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${t('fileName')}.csv`)
      toast({ text: t('downloaded', { count }), tone: 'ok' })
    } catch {
      toast({ text: t('downloadFailed'), tone: 'error' })
    }
    setPercent(null)
  }
  return (
    <Button
      variant="outline"
      icon={<IconDownload size={18} aria-hidden />}
      loading={percent !== null}
      disabled={disabled}
      onPress={() => void download()}
    >
      {percent === null ? t('download') : t('downloading', { percent })}
    </Button>
  )
}

function keep(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
