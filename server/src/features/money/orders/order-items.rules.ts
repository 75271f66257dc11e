interface Item {
  unitPrice: number
  quantity: number
  discountAmount: number
}
/** What an item costs. */
export const itemTotal = ({ unitPrice, quantity, discountAmount }: Item) =>
  unitPrice * quantity - discountAmount

interface PaidItem {
  paidAmount: number
  refundedAmount: number
}
/** How much of a sum that goes back falls to each item: the first ones first, each no more than it has left. docs/rules.md R-679. */
export function spreadRefund(amount: number, items: readonly PaidItem[]) {
  let left = amount
  return items.map(({ paidAmount, refundedAmount }) => {
    const share = Math.min(left, paidAmount - refundedAmount)
    left -= share
    return share
  })
}
