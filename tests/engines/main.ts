import { World } from '../journeys/world.ts'
import { serve } from '../../tools/serve.mjs'
import { missingEngines, requirePorts } from '../../tools/setup.mjs'
import { openFirefox, openWebKit } from './driver.ts'
import { visitorOf } from './visitor.ts'
import { steps } from './walk.ts'

/**
 * `npx tsx tests/engines/main.ts [firefox|webkit] [phone|desktop]`, after `vite build`: walks through the main screens in Firefox and WebKit, in
 * a wide and a narrow window, against the build and the mock. Prints each step that fails; the last line is `N passed, N failed`.
 */
const engines = {
  firefox: { start: openFirefox, browser: /^Firefox\// },
  webkit: { start: openWebKit, browser: /^Safari\// },
}
/** WebKit's small browser cannot be narrower than 447 px. */
const windows = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

const missing = missingEngines()
if (missing.length > 0) {
  console.error(
    `These packages of Debian are missing: ${missing.join(', ')}. Run \`npm test\` as root, which installs them.`,
  )
  process.exit(1)
}
const port = Number(process.env.ENGINES_PORT ?? 5191)
await requirePorts([port, port + 1, port + 2], 'ENGINES_PORT')
const { ready, stop } = serve({ port, built: true, quiet: true })
await ready

const asked = process.argv.slice(2)
const isAsked = (name: string, all: object) => asked.includes(name) || !asked.some((one) => one in all)
const tally = { passed: 0, failed: 0 }

for (const [engine, { start, browser }] of Object.entries(engines))
  for (const [size, window] of Object.entries(windows)) {
    if (!isAsked(engine, engines) || !isAsked(size, windows)) continue
    const world = new World(`http://localhost:${port + 1}`, 'default')
    await world.control('POST', 'worlds/default/reset', { scenario: 'second-factor-demanded' })
    const driver = await start()
    const visitor = visitorOf(driver, `http://localhost:${port}`)
    await driver.send('SetWindowRect', window)
    for (const [title, step] of Object.entries(steps)) {
      try {
        await step({ visitor, downloads: driver.downloads, browser })
        tally.passed += 1
        console.log(`ok ${engine} ${size}: ${title}`)
      } catch (error) {
        tally.failed += 1
        console.log(`FAILED ${engine} ${size}: ${title}\n${String(error)}`)
        break // the next steps go on from this one
      }
    }
    await driver.quit()
  }
stop()
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
