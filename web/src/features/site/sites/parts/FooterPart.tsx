import { IconPlus, IconX } from '@tabler/icons-react'
import { MAX_FOOTER_LINKS, type FooterLink } from 'contract/site/sites/site-settings'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { configurationMessages } from '../site-settings.messages.ts'
import type { ConfigurationPart } from './site-settings-part.ts'
import css from './FooterPart.module.css'

/** The rest of the footer: links, and the note about the platform as host. */
export function FooterPart({ draft, change, errorOf }: ConfigurationPart) {
  const t = useMessages(configurationMessages)
  const { footerLinks: links } = draft
  const put = (at: number, part: Partial<FooterLink>) =>
    change({ footerLinks: links.map((link, index) => (index === at ? { ...link, ...part } : link)) })
  return (
    <FormSection id="footer" title={t('footer')} why={t('footerWhy')}>
      {links.map((link, at) => (
        // Links have no id and are only appended.
        // oxlint-disable-next-line react/no-array-index-key
        <FieldSet key={at} legend={t('link', { n: at + 1 })} hideLegend>
          <div className={css.link}>
            <TextInput
              label={t('linkLabel')}
              value={link.label}
              onChange={(label) => put(at, { label })}
              maxLength={30}
            />
            <TextInput
              label={t('linkUrl')}
              value={link.url}
              onChange={(url) => put(at, { url: url.trim() })}
              maxLength={300}
              inputMode="url"
            />
            <IconButton
              size={44}
              label={t('linkRemove', { n: at + 1 })}
              icon={<IconX size={18} aria-hidden="true" />}
              onPress={() => change({ footerLinks: links.filter((_, index) => index !== at) })}
            />
          </div>
        </FieldSet>
      ))}
      {errorOf('footerLinks') && (
        <p className={css.error} role="alert">
          {errorOf('footerLinks')}
        </p>
      )}
      {links.length < MAX_FOOTER_LINKS && (
        <div>
          <Button
            size="sm"
            variant="outline"
            icon={<IconPlus size={16} />}
            onPress={() => change({ footerLinks: [...links, { label: '', url: '' }] })}
          >
            {t('linkAdd')}
          </Button>
          <p className={css.hint}>{t('linkUrlHint')}</p>
        </div>
      )}
      <Switch
        label={t('whiteLabel')}
        hint={t('whiteLabelHint')}
        checked={draft.whiteLabelYn === 'Y'}
        onChange={(isOn) => change({ whiteLabelYn: isOn ? 'Y' : 'N' })}
      />
    </FormSection>
  )
}
