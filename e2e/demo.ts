export const DEMO_PASSWORD = 'Seodang-2026!'
