import { useEffect, useState } from 'react'
import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useNamedPart } from '../../../../platform/management/use-named-part.ts'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { isSeenEverywhere, isTroubled, troublesOf } from '../site-settings-draft.ts'
import { useSaveConfiguration, type Configuration } from '../site-settings.api.ts'
import { AliasesPart } from '../../catalogs/AliasesPart.tsx'
import { configurationMessages } from '../site-settings.messages.ts'
import { BannerPart } from './BannerPart.tsx'
import { BasicsPart } from './BasicsPart.tsx'
import { BrandPart } from './BrandPart.tsx'
import { CompanyPart } from './CompanyPart.tsx'
import css from './SiteSettingsForm.module.css'
import { FooterPart } from './FooterPart.tsx'
import { LanguagesPart } from './LanguagesPart.tsx'
import { TemplatePart } from './TemplatePart.tsx'
import { Contents } from './Contents.tsx'

export function ConfigurationForm({ stored }: { stored: Configuration }) {
  const t = useMessages(configurationMessages)
  const save = useSaveConfiguration()
  const { draft, changed, isDirty, change, revert, adopt } = useDraft(stored)
  const [mustReload, setMustReload] = useState(false)
  useEffect(() => {
    if (mustReload && !isDirty) window.location.reload()
  }, [mustReload, isDirty])

  const refused = isRefusal(save.error) ? save.error : null
  const troubles = troublesOf(draft)
  const errorOf = (name: string) => {
    const trouble = isTroubled(name) ? troubles.get(name) : undefined
    return trouble ? t(trouble) : (refused?.fields[name] ?? refused?.fields[`company.${name}`])
  }
  const [wrong] = troubles.keys()
  const submit = () => {
    if (wrong !== undefined) return
    const reload = isSeenEverywhere(changed)
    save.run({ body: draft }).then(
      () => {
        adopt(draft)
        toast({ text: t('saved'), tone: 'ok' })
        setMustReload(reload)
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const startAgain = () => {
    save.reset()
    revert()
  }
  useNamedPart()
  const part = { draft, stored, change, errorOf }
  return (
    <div className={css.grid}>
      <Contents changed={changed} />
      <div>
        <BasicsPart {...part} />
        <BrandPart {...part} />
        <TemplatePart {...part} />
        <BannerPart {...part} />
        <CompanyPart {...part} />
        <FooterPart {...part} />
        <LanguagesPart {...part} />
        <AliasesPart />
        <FormSection id="search" title={t('search')} why={t('searchWhy')}>
          <Switch
            label={t('searchSwitch')}
            hint={t('searchHint')}
            checked={!draft.noIndex}
            onChange={(isShown) => change({ noIndex: !isShown })}
          />
        </FormSection>
      </div>
      <DraftBar
        changes={changed.length}
        error={wrong ? t('check', { field: t(wrong) }) : refused?.message}
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={startAgain}
      />
    </div>
  )
}
