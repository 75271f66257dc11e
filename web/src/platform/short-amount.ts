import { htmlLanguage, type Language } from 'contract/i18n/languages'
import type { Currency } from 'contract/values/ids'

/** Writes amounts of the smallest unit as short as an axis needs: `1,544만`, `15.44M`, `$80`. The whole amount stands beside it. */
export function shortAmounts(currency: Currency, language: Language) {
  const isDollars = currency === 'USD'
  const { format } = new Intl.NumberFormat(htmlLanguage(language), {
    notation: 'compact',
    maximumSignificantDigits: 4,
    ...(isDollars && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  })
  return (amount: number) => format(isDollars ? amount / 100 : amount)
}
