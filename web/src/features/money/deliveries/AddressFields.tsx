import { useMessages } from '../../../platform/words/use-messages.ts'
import { digitsOf } from '../../../ui/forms/digits.ts'
import { PhoneInput } from '../../../ui/forms/PhoneInput.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { addressMessages } from './address.messages.ts'
import type { AddressForm } from './use-address.ts'
import css from './AddressFields.module.css'

interface AddressFieldsProps {
  form: AddressForm
  orderer: { name: string; phone: string }
}

/** Where the goods of an order go. */
export function AddressFields({ form, orderer }: AddressFieldsProps) {
  const t = useMessages(addressMessages)
  const { address, change, complaints } = form
  const complaintOf = (field: keyof typeof complaints) => {
    const complaint = complaints[field]
    return complaint && t(complaint)
  }
  const isSame = address.recipient === orderer.name && address.phone === orderer.phone
  return (
    <section className={css.block} aria-labelledby="delivery-address">
      <div className={css.heading}>
        <h2 id="delivery-address">{t('title')}</h2>
        {orderer.name !== '' && !isSame && (
          <LinkButton underline onPress={() => change({ recipient: orderer.name, phone: orderer.phone })}>
            {t('sameAsOrderer')}
          </LinkButton>
        )}
      </div>
      <div className={css.fields}>
        <TextInput
          label={t('recipient')}
          autoComplete="shipping name"
          value={address.recipient}
          onChange={(recipient) => change({ recipient })}
          error={complaintOf('recipient')}
          maxLength={60}
        />
        <PhoneInput
          label={t('phone')}
          autoComplete="shipping tel"
          value={address.phone}
          onChange={(phone) => change({ phone })}
          error={complaintOf('phone')}
        />
        <TextInput
          label={t('zipcode')}
          placeholder={t('zipcodePlaceholder')}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          value={address.zipcode}
          onChange={(text) => change({ zipcode: digitsOf(text).slice(0, 5) })}
          error={complaintOf('zipcode')}
        />
        <div className={css.wide}>
          <TextInput
            label={t('addr1')}
            placeholder={t('addr1Placeholder')}
            autoComplete="shipping address-line1"
            value={address.addr1}
            onChange={(addr1) => change({ addr1 })}
            error={complaintOf('addr1')}
            maxLength={200}
          />
        </div>
        <TextInput
          label={t('addr2')}
          placeholder={t('addr2Placeholder')}
          optionalLabel={t('optional')}
          autoComplete="shipping address-line2"
          value={address.addr2}
          onChange={(addr2) => change({ addr2 })}
          maxLength={100}
        />
        <TextInput
          label={t('memo')}
          placeholder={t('memoPlaceholder')}
          optionalLabel={t('optional')}
          value={address.memo}
          onChange={(memo) => change({ memo })}
          maxLength={100}
        />
      </div>
      <p className={css.help}>{t('help')}</p>
    </section>
  )
}
