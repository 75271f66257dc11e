import { useState } from 'react'
import {
  levelColors,
  levelCriteria,
  MAX_LEVEL_DISCOUNT,
  MAX_LEVEL_NAME,
  maxOfCriterion,
} from 'contract/people/levels/levels.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import {
  draftOf,
  emptyLevel,
  faultOf,
  useCreateLevel,
  useModifyLevel,
  type CountedLevel,
  type LevelDraft,
  type LevelFault,
} from '../levels.api.ts'
import { levelMessages } from '../levels.messages.ts'
import css from './levels.module.css'

interface LevelDialogProps {
  /** Null for a new one. */
  level: CountedLevel | null
  onClose: () => void
}
/** The name, the colour and the conditions of a level. */
export function LevelDialog({ level, onClose }: LevelDialogProps) {
  const t = useMessages(levelMessages)
  const [draft, setDraft] = useState(() => (level ? draftOf(level) : emptyLevel))
  const [isTried, setTried] = useState(false)
  const { store, error, isRunning } = useStore(level)
  const fault = isTried ? faultOf(draft) : null
  const change = (part: Partial<LevelDraft>) => setDraft({ ...draft, ...part })
  const submit = () => {
    setTried(true)
    if (faultOf(draft)) return
    store(draft).then(
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
      title={level ? t('editOf', { name: level.name }) : t('create')}
      size="medium"
      closeLabel={t('close')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isRunning}
    >
      <div className={css.form}>
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          required
          maxLength={MAX_LEVEL_NAME}
          value={draft.name}
          onChange={(name) => change({ name })}
          error={fault === 'nameNeeded' ? t(fault) : undefined}
        />
        <Colors draft={draft} change={change} />
        <RadioGroup
          label={t('way')}
          value={draft.way}
          onChange={(way) => change({ way })}
          options={[
            { value: 'RULE', label: t('RULE') },
            { value: 'EVERYBODY', label: t('EVERYBODY'), hint: t('EVERYBODYHint') },
            { value: 'HAND', label: t('HAND'), hint: t('HANDHint') },
          ]}
        />
        {draft.way === 'RULE' && <Conditions draft={draft} change={change} fault={fault} />}
        <NumberInput
          label={t('discount')}
          hint={t('discountHint')}
          unit="%"
          max={MAX_LEVEL_DISCOUNT}
          value={draft.discountPercent || null}
          onChange={(percent) => change({ discountPercent: percent ?? 0 })}
        />
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}

function useStore(level: CountedLevel | null) {
  const create = useCreateLevel()
  const modify = useModifyLevel()
  const store = async (body: LevelDraft) => {
    if (level) await modify.run({ levelSeq: level.levelSeq, body })
    else await create.run({ body })
  }
  const { error, isRunning } = level ? modify : create
  return { store, error, isRunning }
}

interface FieldsProps {
  draft: LevelDraft
  change: (part: Partial<LevelDraft>) => void
}
function Colors({ draft, change }: FieldsProps) {
  const t = useMessages(levelMessages)
  return (
    <FieldSet legend={t('color')}>
      <div className={css.colors}>
        {levelColors.map((color) => (
          <label key={color} className={css.color}>
            <input
              type="radio"
              name="level-color"
              value={color}
              aria-label={t(color)}
              checked={draft.color === color}
              onChange={() => change({ color })}
            />
            <LevelBadge level={{ name: t(color), color }} />
          </label>
        ))}
      </div>
    </FieldSet>
  )
}

function Conditions({ draft, change, fault }: FieldsProps & { fault: LevelFault | null }) {
  const t = useMessages(levelMessages)
  const { conditions } = draft
  return (
    <FieldSet
      legend={t('conditions')}
      hint={t('conditionsHint')}
      error={fault === 'conditionNeeded' ? t(fault) : undefined}
    >
      <div className={css.numbers}>
        {levelCriteria.map((one) => (
          <NumberInput
            key={one}
            label={t(one)}
            unit={t(`${one}Unit`)}
            max={maxOfCriterion[one]}
            value={conditions[one]}
            onChange={(least) => change({ conditions: { ...conditions, [one]: least || null } })}
          />
        ))}
      </div>
    </FieldSet>
  )
}
