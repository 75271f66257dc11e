/** The key with which a provider sends the payer back: PayPal has a name of its own for it. */
export const returnedKey = (params: URLSearchParams) => params.get('paymentKey') ?? params.get('token')
