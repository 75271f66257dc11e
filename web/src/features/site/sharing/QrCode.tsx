import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveDrawing, pathOf } from './qr-drawing.ts'
import { shareMessages } from './sharing.messages.ts'
import css from './ShareDialog.module.css'

/** The address as a QR code, with a button to save it as a picture. */
export function QrCode({ url, name }: { url: string; name: string }) {
  const t = useMessages(shareMessages)
  const { data, size } = useMemo(() => encode(url, { ecc: 'M', border: 2 }), [url])
  return (
    <div className={css.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qr')} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={pathOf(data)} fill="#000" />
      </svg>
      <div>
        <p>{t('qrText')}</p>
        <Button
          size="sm"
          variant="outline"
          icon={<IconDownload size={16} aria-hidden="true" />}
          onPress={() => saveDrawing(data, `${name} QR.png`)}
        >
          {t('qrSave')}
        </Button>
      </div>
    </div>
  )
}
