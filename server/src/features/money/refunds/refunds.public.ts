export { policyAt } from './refund-policies.service.ts'
export { countsOf, unitsOf } from './refund-units.rules.ts'
export { refundTermsOf } from './refund-terms.views.ts'
