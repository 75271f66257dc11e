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

interface ItemShare {
  itemNo: number
  amount: number
}
/**
 * The same where a refund names what goes back of each item. What an item has not left any more, because money went back at
 * the provider meanwhile, falls to the others. docs/rules.md.
 */
export function sharesOf(
  amount: number,
  items: readonly (PaidItem & { itemNo: number })[],
  named: readonly ItemShare[],
) {
  const first = items.map(({ itemNo, paidAmount, refundedAmount }) =>
    Math.min(
      named.find((share) => share.itemNo === itemNo)?.amount ?? 0,
      Math.max(0, paidAmount - refundedAmount),
    ),
  )
  const rest = amount - first.reduce((sum, one) => sum + one, 0)
  const more = spreadRefund(
    rest,
    items.map((item, at) => ({ ...item, refundedAmount: item.refundedAmount + (first[at] ?? 0) })),
  )
  return first.map((share, at) => share + (more[at] ?? 0))
}
