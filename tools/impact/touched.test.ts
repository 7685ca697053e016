import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createLookUp } from './touched.ts'

/** The same feature as a read: its events are parts of one definition. */
const asRead: Readonly<Record<string, string>> = {
  'src/effects/fitness/pass.ts': `
    import { passRead } from '../../domain/fitness/pass.ts'
    import { passOf } from './asking.ts'
    export const loadPass = portalRead(passRead, { name: 'pass.load', call: (_, { api }) => passOf(api) })`,
  'src/domain/fitness/pass.ts': `
    export const passRead = defineRead('Pass', {})
    export const { PassRequested, PassLoaded } = passRead.events
    export const pass = defineSlice({ own: passRead.events })
    export const requestPass = passRead.request(pass)
    export const selectPass = passRead.select(pass)`,
}

const files: Readonly<Record<string, string>> = {
  'src/effects/api/generated/gym.ts': `export const getPass = {}\nexport const sellPass = {}`,
  'src/effects/fitness/asking.ts': `import { getPass } from '../api/generated/gym.ts'\nexport const passOf = (api) => api(getPass)`,
  'src/effects/fitness/pass.ts': `
    import { PassLoaded, PassRequested } from '../../domain/fitness/pass.ts'
    import { RedirectRefused } from '../../domain/session/session.ts'
    import { passOf } from './asking.ts'
    export const loadPass = portalEffect({
      name: 'pass.load', on: [PassRequested], emits: [PassLoaded, RedirectRefused],
      run: (_, { api }) => passOf(api),
    })`,
  'src/domain/fitness/pass.ts': `
    export const PassRequested = defineEvent('PassRequested', {})
    export const PassLoaded = defineEvent('PassLoaded', {})
    export const pass = defineSlice({ own: { PassRequested, PassLoaded } })
    export const requestPass = () => right(PassRequested({}))
    export const selectPass = selector([pass], (state) => state.pass)
    export const unrelated = 1`,
  'src/domain/session/session.ts': `
    export const RedirectRefused = defineEvent('RedirectRefused', {})
    export const session = defineSlice({ own: { RedirectRefused } })
    export const selectSession = selector([session], (state) => state.session)`,
  'src/ui/fitness/pass.tsx': `import { selectPass } from '../../domain/fitness/pass.ts'\nexport const Pass = () => selectPass`,
  'src/ui/fitness/card.tsx': `import { requestPass } from '../../domain/fitness/pass.ts'\nexport const Card = () => requestPass`,
  'src/ui/fitness/other.tsx': `import { unrelated } from '../../domain/fitness/pass.ts'\nexport const Other = () => unrelated`,
  'src/ui/session/user.tsx': `import { selectSession } from '../../domain/session/session.ts'\nexport const User = () => selectSession`,
  'src/ui/home/home.tsx': `import { Card } from '../fitness/card.tsx'\nexport const Home = () => <Card />`,
  'src/ui/shell/app.tsx': `export const App = () => null`,
  'src/ui/shell/pages.tsx': `
    import { Home } from '../home/home.tsx'
    const GymPass = lazyPage(() => import('../fitness/pass.tsx').then((m) => m.Pass))
    export const Pages = () => (
      <Routes><Route path="app"><Route path="home" element={<Home />} /><Route path="gym/:id/*" element={signedIn([GymPass], <GymPass />)} /></Route></Routes>
    )`,
  'mock-server/routes.ts': `import { getPass, sellPass } from './fitness/pass.ts'`,
}

describe('what an operation touches', () => {
  let root = ''
  afterEach(() => rmSync(root, { recursive: true, force: true }))
  const portalOf = (others: typeof files = {}): string => {
    root = mkdtempSync(path.join(tmpdir(), 'impact-'))
    for (const [file, text] of Object.entries({ ...files, ...others })) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    return root
  }

  it('[BED-10] is found by imports', () => {
    expect(createLookUp(portalOf())('getPass')).toEqual({
      effects: [{ name: 'pass.load', file: 'src/effects/fitness/pass.ts' }],
      screens: [
        { file: 'src/ui/fitness/card.tsx', routes: ['/app/home'] },
        { file: 'src/ui/fitness/pass.tsx', routes: ['/app/gym/:id'] },
      ],
      handler: 'mock-server/fitness/pass.ts',
    })
  })

  it('[BED-10] is found through the definition of a read', () => {
    expect(createLookUp(portalOf(asRead))('getPass')).toMatchObject({
      effects: [{ name: 'pass.load', file: 'src/effects/fitness/pass.ts' }],
      screens: [
        { file: 'src/ui/fitness/card.tsx', routes: ['/app/home'] },
        { file: 'src/ui/fitness/pass.tsx', routes: ['/app/gym/:id'] },
      ],
      handler: 'mock-server/fitness/pass.ts',
    })
  })

  it('[BED-10] is nothing for an operation that nobody calls', () => {
    const touched = createLookUp(portalOf())
    expect(touched('sellPass')).toEqual({ effects: [], screens: [], handler: 'mock-server/fitness/pass.ts' })
    expect(touched('no-such').handler).toBeNull()
  })
})
