// A worker does not inherit tsx: it registers it, and then loads what is TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
