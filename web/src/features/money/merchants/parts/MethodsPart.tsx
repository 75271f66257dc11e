import { useState } from 'react'
import type { Output } from 'contract/http/endpoint'
import { getPayMethods, savePayMethods } from 'contract/money/merchants/pay-methods.api'
import type { MerchantSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { payMethodMessages } from '../../orders/pay-methods.messages.ts'
import { merchantMethodMessages } from '../pay-methods.messages.ts'
import css from './merchants.module.css'

/** Which ways to pay the site offers through an account; nothing where the provider knows one alone. */
export function MethodsPart({ merchantSeq }: { merchantSeq: MerchantSeq }) {
  const { data } = useEndpoint(getPayMethods, { merchantSeq })
  if (!data || data.offered.length < 2) return null
  return <MethodsForm key={data.chosen.join()} merchantSeq={merchantSeq} stored={data} />
}

interface MethodsFormProps {
  merchantSeq: MerchantSeq
  stored: Output<typeof getPayMethods>
}

function MethodsForm({ merchantSeq, stored: { offered, chosen: before } }: MethodsFormProps) {
  const t = useMessages(merchantMethodMessages)
  const method = useMessages(payMethodMessages)
  const [chosen, setChosen] = useState(before)
  const save = useCommand(savePayMethods, { merchantSeq })
  const submit = () =>
    save.run({ body: { chosen } }).then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <FormSection title={t('title')} why={t('why')} id="methods">
      {offered.map((name) => (
        <Checkbox
          key={name}
          label={method(name)}
          checked={chosen.includes(name)}
          onChange={(isOn) =>
            setChosen(offered.filter((one) => (one === name ? isOn : chosen.includes(one))))
          }
          hint={name === 'VIRTUAL_ACCOUNT' ? t('account') : undefined}
        />
      ))}
      {chosen.length === 0 && <Notice tone="error">{t('none')}</Notice>}
      <div className={css.actions}>
        <Button
          variant="outline"
          disabled={chosen.length === 0}
          loading={save.isRunning}
          onPress={() => void submit()}
        >
          {t('save')}
        </Button>
      </div>
    </FormSection>
  )
}
