export const root: string
export const giveUp: (sentence: string) => never
export const requireNode: () => void
export const ensurePackages: () => void
export const browserFlags: () => string[]
export const findBrowser: () => string | null
export const ensureBrowser: () => string
export const findNginx: () => string | null
export const ensureNginx: () => void
export const missingEngines: () => string[]
export const ensureEngines: () => void
export const requirePorts: (ports: readonly number[], variable?: string) => Promise<void>
export const buildName: () => string
