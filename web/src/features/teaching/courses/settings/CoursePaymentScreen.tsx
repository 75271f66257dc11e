import { useState } from 'react'
import { fareTypes, type ProductKind } from 'contract/values/type-codes'
import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useShownSettings } from './ClassSettingsShell.tsx'
import { classSettingsMessages } from './class-settings.messages.ts'
import { useSavePayment } from './course-settings.api.ts'
import { AccessPart } from './parts/AccessPart.tsx'
import { DatesPart, RecruitingPart } from './parts/DatesPart.tsx'
import { FarePart } from './parts/FarePart.tsx'
import { RoundsPart } from './parts/RoundsPart.tsx'
import { SeatsPart } from './parts/SeatsPart.tsx'
import { DeliveryPart, InstalmentPart, MaterialPart } from './parts/SalesPagePart.tsx'
import { useSaveError } from './parts/use-save-error.ts'
import { kindSettingsMessages } from './kind-settings.messages.ts'
import { paymentOf, sentPayment, troublesOf, type PaymentError } from './payment.ts'
import { paymentMessages } from './payment.messages.ts'

/** What may come with goods: a book, a kit. */
const deliverable: readonly ProductKind[] = ['CLASS', 'CHALLENGE']

/** The price, the access period, the recruiting period and the seats of a class. */
export function CoursePaymentScreen() {
  const t = useMessages(paymentMessages)
  const words = useMessages(classSettingsMessages)
  const settings = useShownSettings()
  const can = useCanHere()
  const save = useSavePayment(settings.courseSeq)
  const { draft, changed, change, revert, adopt } = useDraft(paymentOf(settings))
  const [isTried, setTried] = useState(false)
  const refused = isRefusal(save.error) ? save.error : null
  const refusedText = useSaveError(refused)
  const sent = sentPayment(draft)
  const troubles = troublesOf(sent, settings)
  const kind = useMessages(kindSettingsMessages)

  const said = (trouble: PaymentError) => {
    if (trouble === 'PERIOD_TOO_SHORT' || trouble === 'MIN_ABOVE_MAX') return kind(trouble)
    return t(trouble === 'DAYS' ? 'daysWrong' : trouble)
  }
  /** Missing fields show an error after the first attempt to save; contradictions immediately. */
  const errorOf = (name: string) => {
    const trouble = troubles.get(name)
    if (trouble && (isTried || !isMissing(trouble))) return said(trouble)
    return refused?.fields[name]
  }
  const submit = () => {
    setTried(true)
    if (troubles.size > 0) return
    save.run({ body: sent }).then(
      () => {
        adopt(sent)
        setTried(false)
        toast({ text: words('saved'), tone: 'ok' })
      },
      // The save bar and the fields show the error.
      () => null,
    )
  }
  const startAgain = () => {
    save.reset()
    setTried(false)
    revert()
  }
  const [first] = [...troubles.keys()].map(errorOf).filter((text) => text !== undefined)
  const part = { draft, change, errorOf }
  // Contents have no dates, seats or goods: they are bought at any time.
  const isDated = settings.productKind !== 'CONTENTS'
  // The days of a challenge stand with its terms.
  const isChallenge = settings.productKind === 'CHALLENGE'
  return (
    <>
      <FarePart {...part} />
      {draft.fareCd === fareTypes.paid && <InstalmentPart {...part} />}
      {isDated && <MaterialPart {...part} />}
      {draft.fareCd === fareTypes.paid && deliverable.includes(settings.productKind) && (
        <DeliveryPart {...part} />
      )}
      <AccessPart {...part} />
      {isDated && !isChallenge && <RecruitingPart {...part} />}
      {settings.productKind === 'CLASS' && can('CLASS_STUDENT_READ') && (
        <RoundsPart courseSeq={settings.courseSeq} hasChanges={changed.length > 0} />
      )}
      {isDated && !isChallenge && <DatesPart isPackage={settings.productKind === 'PACKAGE'} {...part} />}
      {isDated && <SeatsPart {...part} />}
      <DraftBar
        changes={changed.length}
        error={first ?? refusedText}
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={startAgain}
      />
    </>
  )
}

const isMissing = (trouble: string) =>
  trouble === 'REQUIRED' ||
  trouble === 'PRICE_MISSING' ||
  trouble === 'MATERIAL_BOTH' ||
  trouble === 'CAPACITY_MISSING'
