import { IconKeyboard } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { keysMessages } from '../keys.messages.ts'
import css from './Player.module.css'

interface HelpProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  hasSpeed: boolean
  hasCaptions: boolean
}

/** A list of the player's keys behind a button that phones do not show. */
export function KeysHelp({ isOpen, onOpen, hasSpeed, hasCaptions }: HelpProps) {
  const t = useMessages(keysMessages)
  const rows: [string, string[]][] = [
    [t('playPause'), [t('space'), 'K']],
    [t('seconds5'), ['←', '→']],
    [t('seconds10'), ['J', 'L']],
    [t('tenths'), ['0', '…', '9']],
    ...(hasSpeed ? [[t('speed'), ['<', '>']] satisfies [string, string[]]] : []),
    [t('mute'), ['M']],
    ...(hasCaptions ? [[t('captions'), ['C']] satisfies [string, string[]]] : []),
    [t('fullscreen'), ['F']],
    [t('theatre'), ['T']],
    [t('lessons'), ['P', 'N']],
    [t('thisHelp'), ['?']],
  ]
  return (
    <>
      <button
        type="button"
        className={cx(css.gear, css.wide)}
        aria-label={t('keys')}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => onOpen(true)}
      >
        <IconKeyboard size={22} aria-hidden />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => onOpen(false)}
        title={t('keys')}
        closeLabel={t('close')}
        size="small-medium"
      >
        <dl className={css.keys}>
          {rows.map(([does, keys]) => (
            <div key={does}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
