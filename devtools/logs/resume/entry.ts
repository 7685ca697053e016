import { start } from './resume.ts'
import { showFailure } from './notice.ts'

// Not awaited: the portal's chunks import this one, and would wait for it for ever.
start().catch(showFailure)
