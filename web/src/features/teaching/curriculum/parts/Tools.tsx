import { IconDownload, IconListCheck } from '@tabler/icons-react'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { curriculumBulkMessages } from '../curriculum-bulk.messages.ts'
import type { Choosing } from '../use-selection.ts'
import css from './CurriculumEditor.module.css'

interface ToolsProps {
  choosing: Choosing
  canChoose: boolean
  onImport: () => void
}

/** The actions on the whole list. */
export function Tools({ choosing, canChoose, onImport }: ToolsProps) {
  const t = useMessages(curriculumBulkMessages)
  const { can } = useSession()
  const canImport = can('SITE_CLASS_READ')
  if (!canImport && !canChoose) return null
  return (
    <div className={css.tools} role="group" aria-label={t('tools')}>
      {canChoose && (
        <Button
          variant="outline"
          size="sm"
          icon={<IconListCheck size={17} />}
          onPress={choosing.isOn ? choosing.stop : choosing.start}
        >
          {t(choosing.isOn ? 'stop' : 'choose')}
        </Button>
      )}
      {canImport && (
        <Button variant="outline" size="sm" icon={<IconDownload size={17} />} onPress={onImport}>
          {t('import')}
        </Button>
      )}
    </div>
  )
}
