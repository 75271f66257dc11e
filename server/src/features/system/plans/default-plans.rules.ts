import type { PlanCode } from 'contract/system/plans/plans.rules'
import type { Plan } from 'contract/system/plans/schemas'

const GB = 1024 ** 3
const TB = 1024 * GB
const always = { feeRate: null, isOffered: true }

/** The plans until the operator changes them. docs/rules.md R-1063. */
const plans = {
  FREE: {
    ...always,
    planCd: 'FREE',
    name: '프리',
    description: '처음 시작하는 사이트',
    monthPrice: null,
    yearPrice: null,
    studentLimit: 30,
    staffLimit: 2,
    storageBytes: 5 * GB,
    videoBytes: GB / 2,
    isSaas: false,
  },
  BASIC: {
    ...always,
    planCd: 'BASIC',
    name: '베이직',
    description: '꾸준히 운영하는 사이트',
    monthPrice: 29_000,
    yearPrice: 290_000,
    studentLimit: 300,
    staffLimit: 5,
    storageBytes: 100 * GB,
    videoBytes: 2 * GB,
    isSaas: false,
  },
  PRO: {
    ...always,
    planCd: 'PRO',
    name: '프로',
    description: '빠르게 성장하는 사이트',
    monthPrice: 79_000,
    yearPrice: 790_000,
    studentLimit: 3000,
    staffLimit: 20,
    storageBytes: TB,
    videoBytes: 10 * GB,
    isSaas: true,
  },
  ENTERPRISE: {
    ...always,
    planCd: 'ENTERPRISE',
    name: '엔터프라이즈',
    description: '규모가 큰 교육 기관',
    monthPrice: 249_000,
    yearPrice: 2_490_000,
    studentLimit: null,
    staffLimit: null,
    storageBytes: 5 * TB,
    videoBytes: null,
    isSaas: true,
  },
} as const satisfies Record<PlanCode, Plan>

export const defaultPlans: readonly Plan[] = Object.values(plans)
export const planBroughtAs = (planCd: PlanCode): Plan => plans[planCd]
