import { useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { formPageMessages } from '../form-page.messages.ts'
import { useFieldProps, type BlockProps } from './block-props.tsx'
import css from './form-page.module.css'

/** An agreement with its terms, which open above the form. */
export function AgreeBlock(props: BlockProps) {
  const { item, value, onChange } = props
  const t = useMessages(formPageMessages)
  const { label, hint, error, optionalLabel, required } = useFieldProps(props)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.agree}>
      <Checkbox
        label={optionalLabel ? `${label} ${optionalLabel}` : label}
        hint={hint}
        error={error}
        required={required}
        checked={value === true}
        onChange={onChange}
      />
      <Button variant="outline" size="sm" label={`${t('readTerms')}: ${label}`} onPress={() => setOpen(true)}>
        {t('readTerms')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={item.agreeKind ? t(item.agreeKind) : label}
        closeLabel={t('close')}
      >
        <p
          className={css.lines}
          // The text is long and contains nothing to press: the keyboard must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {item.agreeText}
        </p>
      </Dialog>
    </div>
  )
}
