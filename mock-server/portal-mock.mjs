#!/usr/bin/env node
// `npx portal-mock`: runs the mock alone, from its TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./main.ts')
