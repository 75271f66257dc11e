export const legalKinds = ['terms', 'privacy', 'marketing'] as const
