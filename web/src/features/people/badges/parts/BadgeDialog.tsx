import { useState } from 'react'
import {
  badgeIcons,
  isCounted,
  MAX_BADGE_DESCRIPTION,
  MAX_BADGE_NAME,
  MAX_THRESHOLD,
  MIN_THRESHOLD,
  type BadgeIcon as BadgeIconName,
} from 'contract/people/badges/badges.rules'
import type { BadgeInput, SiteBadge } from 'contract/people/badges/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { BadgeIcon } from '../BadgeIcon.tsx'
import { useSaveBadge } from '../badges.api.ts'
import { badgeMessages } from '../badges.messages.ts'
import css from '../badges.module.css'
import { useBadgeTexts } from '../use-badge-texts.ts'

const isWrong = ({ threshold }: BadgeInput) =>
  threshold === null || threshold < MIN_THRESHOLD || threshold > MAX_THRESHOLD

interface BadgeDialogProps {
  badge: SiteBadge
  onClose: () => void
}
/** Whether a site has a badge, what it is called, and how many it takes. */
export function BadgeDialog({ badge, onClose }: BadgeDialogProps) {
  const t = useMessages(badgeMessages)
  const { nameOf, descriptionOf } = useBadgeTexts()
  const { kind, isOn, icon, threshold } = badge
  const [draft, setDraft] = useState<BadgeInput>({
    isOn,
    icon,
    threshold,
    name: badge.name ?? '',
    description: badge.description ?? '',
  })
  const { run, isRunning, error } = useSaveBadge(kind)
  const change = (part: Partial<BadgeInput>) => setDraft({ ...draft, ...part })
  const isMistaken = isCounted(kind) && isWrong(draft)
  const usual = { ...badge, name: null, description: null }
  const submit = () => {
    if (isMistaken) return
    run({ body: draft }).then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('editOf', { name: nameOf(badge) })}
      size="medium"
      closeLabel={t('close')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isRunning}
    >
      <div className={css.form}>
        <Checkbox
          label={t('isOn')}
          hint={t('isOnHint')}
          checked={draft.isOn}
          onChange={(on) => change({ isOn: on })}
        />
        {(kind === 'FINISHES' || kind === 'STREAK' || kind === 'REVIEWS') && (
          <NumberInput
            label={t('threshold')}
            unit={t(`${kind}Unit`)}
            max={MAX_THRESHOLD}
            value={draft.threshold}
            onChange={(count) => change({ threshold: count })}
            error={isMistaken ? t('thresholdWrong', { min: MIN_THRESHOLD, max: MAX_THRESHOLD }) : undefined}
          />
        )}
        <TextInput
          label={t('name')}
          hint={t('nameHint')}
          placeholder={nameOf(usual)}
          maxLength={MAX_BADGE_NAME}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <TextInput
          label={t('description')}
          hint={t('descriptionHint')}
          placeholder={descriptionOf(usual)}
          maxLength={MAX_BADGE_DESCRIPTION}
          value={draft.description}
          onChange={(description) => change({ description })}
        />
        <Icons chosen={draft.icon} onChoose={(chosen) => change({ icon: chosen })} />
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}

function Icons({ chosen, onChoose }: { chosen: BadgeIconName; onChoose: (icon: BadgeIconName) => void }) {
  const t = useMessages(badgeMessages)
  return (
    <FieldSet legend={t('icon')}>
      <div className={css.icons}>
        {badgeIcons.map((icon) => (
          <label key={icon} className={css.icon} title={t(icon)}>
            <input
              type="radio"
              name="badge-icon"
              value={icon}
              aria-label={t(icon)}
              checked={chosen === icon}
              onChange={() => onChoose(icon)}
            />
            <BadgeIcon icon={icon} size={24} />
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
