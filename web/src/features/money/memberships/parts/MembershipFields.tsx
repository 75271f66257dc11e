import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import {
  MAX_DESCRIPTION,
  MAX_NAME,
  MAX_OPENED_CLASSES,
  MAX_PAUSE_DAYS,
  MAX_PRICE,
  membershipTerms,
  monthPrice,
  savedPercent,
  trialLengths,
  type MembershipMonths,
} from 'contract/money/memberships/memberships.rules'
import { MAX_TEAM_SEATS, MIN_TEAM_SEATS } from 'contract/money/teams/teams.rules'
import { formatPrice } from 'contract/values/money'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { useCategories } from '../../../teaching/courses/categories.api.ts'
import {
  bodyOf,
  useClassChoices,
  type MembershipDraft,
  type MembershipFault,
} from '../membership-settings.api.ts'
import { membershipSettingsMessages } from '../membership-settings.messages.ts'
import { useTermName } from '../use-term-name.ts'
import css from './memberships.module.css'
import sheet from '../sheet.module.css'

interface FieldsProps {
  draft: MembershipDraft
  change: (change: Partial<MembershipDraft>) => void
  fault: MembershipFault | null
}

export function AboutFields({ draft, change, fault }: FieldsProps) {
  const t = useMessages(membershipSettingsMessages)
  return (
    <FormSection title={t('about')} why={t('aboutWhy')}>
      <TextInput
        label={t('name')}
        placeholder={t('namePlaceholder')}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={MAX_NAME}
        error={fault === 'nameNeeded' ? t(fault) : undefined}
      />
      <TextArea
        label={t('description')}
        hint={t('descriptionHint')}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={MAX_DESCRIPTION}
      />
    </FormSection>
  )
}

export function PriceFields({ draft, change }: FieldsProps) {
  const t = useMessages(membershipSettingsMessages)
  const termName = useTermName()
  const hintOf = useMonthHint(draft)
  return (
    <FormSection title={t('terms')} why={t('termsWhy')}>
      <div className={css.prices}>
        {membershipTerms.map((months) => (
          <NumberInput
            key={months}
            label={termName(months)}
            unit={t('won')}
            max={MAX_PRICE}
            placeholder={t('notSold')}
            value={draft.prices[months]}
            onChange={(price) => change({ prices: { ...draft.prices, [months]: price || null } })}
            hint={hintOf(months)}
          />
        ))}
      </div>
      <Select
        label={t('trial')}
        hint={t('trialHint')}
        value={String(draft.trialDays)}
        onChange={(value) => change({ trialDays: trialLengths.find((days) => String(days) === value) ?? 0 })}
        options={trialLengths.map((days) => ({
          value: String(days),
          label: days === 0 ? t('noTrial') : t('trialDays', { count: days }),
        }))}
      />
    </FormSection>
  )
}

/** What a month comes to, beside the price of a longer term. */
function useMonthHint(draft: MembershipDraft) {
  const t = useMessages(membershipSettingsMessages)
  const { language } = useSite()
  return (months: MembershipMonths) => {
    const price = draft.prices[months]
    if (price === null || months === 1) return undefined
    const term = { months, price }
    const percent = savedPercent(term, bodyOf(draft).terms)
    const shown = formatPrice(monthPrice(term), 'KRW', language)
    return percent > 0 ? t('saved', { price: shown, percent }) : t('perMonth', { price: shown })
  }
}

export function PauseFields({ draft: { pauseDays }, change }: Omit<FieldsProps, 'fault'>) {
  const t = useMessages(membershipSettingsMessages)
  return (
    <FormSection title={t('pausing')} why={t('pausingWhy')}>
      <NumberInput
        label={t('pauseDays')}
        unit={t('days')}
        max={MAX_PAUSE_DAYS}
        placeholder={t('noPause')}
        value={pauseDays === 0 ? null : pauseDays}
        onChange={(days) => change({ pauseDays: days ?? 0 })}
        hint={t('pauseDaysHint', { count: MAX_PAUSE_DAYS })}
      />
    </FormSection>
  )
}

export function TeamFields({ draft: { teamSeats }, change, fault }: FieldsProps) {
  const t = useMessages(membershipSettingsMessages)
  return (
    <FormSection title={t('teams')} why={t('teamsWhy')}>
      <NumberInput
        label={t('teamSeats')}
        unit={t('teamUnit')}
        max={MAX_TEAM_SEATS}
        placeholder={t('noTeams')}
        value={teamSeats === 0 ? null : teamSeats}
        onChange={(seats) => change({ teamSeats: seats ?? 0 })}
        hint={t('teamSeatsHint', { min: MIN_TEAM_SEATS, max: MAX_TEAM_SEATS })}
        error={fault === 'teamTooSmall' ? t(fault) : undefined}
      />
    </FormSection>
  )
}

export function OpenedFields({ draft, change }: FieldsProps) {
  const t = useMessages(membershipSettingsMessages)
  return (
    <FormSection title={t('opens')} why={t('opensWhy')}>
      <Categories draft={draft} change={change} />
      <Classes draft={draft} change={change} />
    </FormSection>
  )
}

function Categories({ draft: { categorySeqs }, change }: Omit<FieldsProps, 'fault'>) {
  const t = useMessages(membershipSettingsMessages)
  const list = useCategories().data?.list ?? []
  return (
    <fieldset className={css.group}>
      <legend>{t('categories')}</legend>
      {list.length === 0 && <p className={sheet.dim}>{t('noCategories')}</p>}
      <div className={css.choices}>
        {list.map(({ channelCategorySeq: seq, name }) => (
          <Checkbox
            key={seq}
            label={name}
            checked={categorySeqs.includes(seq)}
            onChange={(isChosen) =>
              change({
                categorySeqs: isChosen ? [...categorySeqs, seq] : categorySeqs.filter((one) => one !== seq),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function Classes({ draft: { classes }, change }: Omit<FieldsProps, 'fault'>) {
  const t = useMessages(membershipSettingsMessages)
  const [typed, setTyped] = useState('')
  const found = useClassChoices(typed.trim()).data?.list ?? []
  const isChosen = (seq: number) => classes.some(({ courseSeq }) => courseSeq === seq)
  const without = (seq: number) => classes.filter(({ courseSeq }) => courseSeq !== seq)
  return (
    <fieldset className={css.group}>
      <legend>{t('classes')}</legend>
      {classes.length > 0 && (
        <>
          <p className={sheet.dim}>{t('chosen', { count: classes.length })}</p>
          <ul className={css.picked}>
            {classes.map(({ courseSeq, title }) => (
              <li key={courseSeq}>
                <span>{title}</span>
                <IconButton
                  label={t('remove', { title })}
                  icon={<IconX size={15} />}
                  onPress={() => change({ classes: without(courseSeq) })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchInput
        label={t('classSearch')}
        placeholder={t('classSearch')}
        clearLabel={t('clear')}
        value={typed}
        onChange={setTyped}
      />
      {found.length === 0 && typed !== '' && <p className={sheet.dim}>{t('noClasses')}</p>}
      <div className={css.pool}>
        {found.map(({ courseSeq, title }) => (
          <Checkbox
            key={courseSeq}
            label={title}
            checked={isChosen(courseSeq)}
            disabled={!isChosen(courseSeq) && classes.length >= MAX_OPENED_CLASSES}
            onChange={(isAdded) =>
              change({ classes: isAdded ? [...classes, { courseSeq, title }] : without(courseSeq) })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
