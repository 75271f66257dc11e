import { type StorefrontTemplate, storefrontTemplates } from 'contract/site/sites/templates.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { templateMessages } from './templates.messages.ts'
import css from './TemplateChoice.module.css'

interface ChoiceProps {
  value: StorefrontTemplate
  onChange: (template: StorefrontTemplate) => void
  hideLabel?: boolean
}

/** The layouts of the main page, each with a small drawing. */
export function TemplateChoice({ value, onChange, hideLabel }: ChoiceProps) {
  const t = useMessages(templateMessages)
  return (
    <RadioGroup
      label={t('title')}
      hideLabel={hideLabel}
      layout="tiles"
      value={value}
      onChange={onChange}
      options={storefrontTemplates.map((template) => ({
        value: template,
        label: (
          <>
            <Drawing template={template} />
            {t(template)}
          </>
        ),
        hint: t(`${template}Text`),
      }))}
    />
  )
}

const tiles = [0, 1, 2, 3]
const rows: Record<StorefrontTemplate, [y: number, height: number][]> = {
  basic: [
    [46, 18],
    [72, 18],
  ],
  list: [
    [24, 18],
    [48, 18],
    [72, 18],
  ],
  landing: [],
}

const Drawing = ({ template }: { template: StorefrontTemplate }) => (
  <svg viewBox="0 0 128 92" className={css.drawing} aria-hidden>
    <rect width="128" height="92" className={css.paper} />
    <rect x="8" y="5" width="18" height="4" className={css.ink} />
    {template === 'list' ? (
      <rect x="8" y="14" width="46" height="5" className={css.ink} />
    ) : (
      <>
        <rect y="13" width="128" height="27" className={css.banner} />
        <rect x="8" y="21" width="38" height="5" className={css.ink} />
        <rect x="8" y="30" width="16" height="5" className={css.button} />
      </>
    )}
    {rows[template].flatMap(([y, height]) =>
      tiles.map((at) => (
        <rect key={`${y} ${at}`} x={8 + at * 29} y={y} width="25" height={height} className={css.tile} />
      )),
    )}
    {template === 'landing' && (
      <>
        <rect x="8" y="46" width="52" height="18" className={css.tile} />
        <rect x="68" y="50" width="42" height="4" className={css.ink} />
        <rect x="68" y="58" width="18" height="4" className={css.button} />
        <rect x="68" y="70" width="52" height="18" className={css.tile} />
        <rect x="8" y="74" width="42" height="4" className={css.ink} />
        <rect x="8" y="82" width="18" height="4" className={css.button} />
      </>
    )}
  </svg>
)
