import { IconCheck } from '@tabler/icons-react'
import { brandShades, contrastWithWhite } from 'contract/site/sites/brand'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { colours, isColour } from '../site-settings-draft.ts'
import { configurationMessages } from '../site-settings.messages.ts'
import css from './BrandPart.module.css'
import type { ConfigurationPart } from './site-settings-part.ts'
import { Miniature } from './ThemePreview.tsx'

const MAIN = 6

/** The site's colour, the contrast of white text on it, and a preview of the site. */
export function BrandPart({ draft, stored, change, errorOf }: ConfigurationPart) {
  const t = useMessages(configurationMessages)
  const { bannerUrl } = useChannel()
  const { brandColor } = draft
  const isFine = isColour(brandColor)
  return (
    <FormSection id="brand" title={t('brand')} why={t('brandWhy')}>
      <div className={css.grid}>
        <div>
          <TextInput
            label={t('color')}
            value={brandColor}
            onChange={(color) => change({ brandColor: color.trim() })}
            maxLength={7}
            icon={<i className={css.dot} style={{ background: isFine ? brandColor : undefined }} />}
            end={
              <input
                type="color"
                className={css.picker}
                aria-label={t('pickColor')}
                value={isFine ? brandColor : colours[0]}
                onChange={({ target }) => change({ brandColor: target.value })}
              />
            }
            error={errorOf('color')}
          />
          <div className={css.swatches} role="group" aria-label={t('suggestions')}>
            {colours.map((colour) => (
              <button
                key={colour}
                type="button"
                style={{ background: colour }}
                aria-label={colour}
                aria-pressed={brandColor.toLowerCase() === colour}
                onClick={() => change({ brandColor: colour })}
              >
                {brandColor.toLowerCase() === colour && <IconCheck size={17} stroke={3} aria-hidden="true" />}
              </button>
            ))}
          </div>
          {isFine && <Contrast colour={brandColor} />}
        </div>
        {isFine && (
          <Miniature
            draft={draft}
            pictureUrl={draft.bannerFileSeq === stored.bannerFileSeq ? bannerUrl : null}
          />
        )}
      </div>
    </FormSection>
  )
}

function Contrast({ colour }: { colour: string }) {
  const t = useMessages(configurationMessages)
  const used = brandShades(colour)[MAIN] ?? colour
  const ratio = contrastWithWhite(used).toFixed(2)
  const isKept = used.toLowerCase() === colour.toLowerCase()
  return (
    <p className={css.contrast} aria-live="polite">
      <IconCheck size={16} stroke={2.6} aria-hidden="true" />
      {isKept ? t('contrast', { ratio }) : t('darkened', { color: used, ratio })}
    </p>
  )
}
