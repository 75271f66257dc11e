/** Whether this provider takes money that is only pretended. */
export const isSandbox = (name: string) => name === 'sandbox'
