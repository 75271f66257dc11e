import { loginPath, useCurrentPath } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { PhoneInput } from '../../../../ui/forms/PhoneInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Agreements } from '../../../people/sign-in/Agreements.tsx'
import { SocialSignUp } from '../../../people/sign-in/SocialSignUp.tsx'
import { orderMessages } from '../orders.messages.ts'
import type { Buyer } from '../use-buyer.ts'
import css from '../PaymentScreen.module.css'

/** The recipient of the receipt; for visitors it is the sign-up as well. */
export function OrdererFields({ buyer }: { buyer: Buyer }) {
  const t = useMessages(orderMessages)
  const here = useCurrentPath()
  const login = loginPath(here, { siteJoin: true })
  const { step, orderer, change, complaints, isTaken } = buyer
  const complaintOf = (field: keyof typeof complaints) => {
    const complaint = complaints[field]
    return complaint && t(complaint)
  }
  const isVisitor = step === 'SIGN_UP'
  return (
    <section className={css.block}>
      <div className={css.heading}>
        <h2>{t('orderer')}</h2>
        {isVisitor && (
          <LinkButton href={login} underline>
            {t('haveAccount')}
          </LinkButton>
        )}
      </div>
      {isVisitor && <SocialSignUp next={here} />}
      <div className={css.fields}>
        <TextInput
          label={t('name')}
          autoComplete="name"
          value={orderer.name}
          onChange={(name) => change({ ...orderer, name })}
          error={complaintOf('name')}
          maxLength={60}
        />
        <PhoneInput
          label={t('phone')}
          optionalLabel={t('optional')}
          value={orderer.phone}
          onChange={(phone) => change({ ...orderer, phone })}
          error={complaintOf('phone')}
        />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          value={orderer.email}
          onChange={(email) => change({ ...orderer, email })}
          error={isTaken ? t('emailTaken') : complaintOf('email')}
        />
      </div>
      {isTaken && (
        <p className={css.help}>
          <LinkButton href={login} tone="brand" underline>
            {t('signInInstead')}
          </LinkButton>
        </p>
      )}
      <p className={css.help}>{t(isVisitor ? 'signUpHelp' : 'ordererHelp')}</p>
      {step !== 'MEMBER' && (
        <div className={css.terms}>
          <Agreements
            value={buyer.terms}
            onChange={buyer.setTerms}
            error={buyer.isMissingTerms ? t('termsNeeded') : undefined}
          />
        </div>
      )}
    </section>
  )
}
