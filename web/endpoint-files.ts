/// <reference types="vite/client" />
/** Every file of endpoints, by its path from here. */
export const files = import.meta.glob('../contract/src/**/{api,*.api}.ts', { eager: true })
