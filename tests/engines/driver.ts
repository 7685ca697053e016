import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../free-port.ts'

/** The commands of WebDriver that the walk needs: their method and path over HTTP, and their name in Firefox. */
const commands = {
  NewSession: 'POST /session',
  DeleteSession: 'DELETE ',
  SetTimeouts: 'POST /timeouts',
  Navigate: 'POST /url',
  Back: 'POST /back',
  Forward: 'POST /forward',
  SetWindowRect: 'POST /window/rect',
  FindElement: 'POST /element',
  ElementSendKeys: 'POST /element/{id}/value',
  ExecuteScript: 'POST /execute/sync',
  PerformActions: 'POST /actions',
} as const
export type Command = keyof typeof commands

/** A browser that is driven by WebDriver. */
export interface Driver {
  /** Its result; rejects with WebDriver's own error. */
  readonly send: (command: Command, params?: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** Where its downloads go. */
  readonly downloads: string
  readonly quit: () => Promise<void>
}

/** A folder of its own for a browser's settings and downloads. */
const homeOf = (name: string): { home: string; downloads: string } => {
  const home = mkdtempSync(path.join(tmpdir(), `portal-${name}-`))
  const downloads = path.join(home, 'downloads')
  mkdirSync(downloads)
  return { home, downloads }
}

/** The first match in what a program prints; rejects if the program ends before. */
const printed = (program: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    const read = (part: Buffer): void => {
      text += String(part)
      const found = pattern.exec(text)
      if (found) resolve(found[1] ?? '')
    }
    program.stdout?.on('data', read)
    program.stderr?.on('data', read)
    program.once('error', reject)
    process.once('exit', () => program.kill())
    program.once('exit', () => reject(new Error(`${program.spawnfile} ended: ${text}`)))
  })

const stopped = async (program: ChildProcess): Promise<void> => {
  if (program.exitCode !== null || program.signalCode !== null) return
  await new Promise((resolve) => {
    program.once('exit', resolve)
    program.kill()
  })
}

const preferences = (downloads: string) => ({
  'marionette.port': 0,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'text/csv,application/json,application/x-ndjson,application/octet-stream',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'signon.rememberSignons': false,
  'ui.prefersReducedMotion': 1,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
})

/** Headless Firefox speaks WebDriver over a socket of its own, Marionette: a length, and a JSON array. */
export const openFirefox = async (): Promise<Driver> => {
  const { home, downloads } = homeOf('firefox')
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(home, 'user.js'), lines.join('\n'))
  // Otherwise its window is at least 500 px wide.
  mkdirSync(path.join(home, 'chrome'))
  writeFileSync(path.join(home, 'chrome', 'userChrome.css'), ':root, body { min-width: 0 !important }')
  const firefox = spawn('firefox-esr', ['--headless', '--no-remote', '--marionette', '--profile', home], {
    env: { ...process.env, HOME: home },
  })
  const socket = connect(Number(await printed(firefox, /Listening on port (\d+)/)), '127.0.0.1')
  let received = Buffer.alloc(0)
  const waiting = new Map<number, (error: unknown, result: unknown) => void>()
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)))
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(String(received.subarray(colon + 1, end)))
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message[2], message[3])
    }
  })
  firefox.once('exit', () => waiting.forEach((end) => end('Firefox ended.', null)))
  let sent = 0
  const send: Driver['send'] = (command, params = {}) =>
    new Promise((resolve, reject) => {
      const id = (sent += 1)
      waiting.set(id, (error, result) => {
        waiting.delete(id)
        if (error) reject(new Error(`Firefox: ${command}: ${JSON.stringify(error)}`))
        else resolve(Object.hasOwn(Object(result), 'value') ? Object(result).value : result)
      })
      const message = JSON.stringify([0, id, `WebDriver:${command}`, params])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
  const quit = async () => {
    socket.destroy()
    await stopped(firefox)
    rmSync(home, { recursive: true, force: true })
  }
  await send('NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } })
  return { send, downloads, quit }
}

/** WebKitGTK's small browser, on a screen of its own; its driver speaks WebDriver over HTTP. */
export const openWebKit = async (): Promise<Driver> => {
  const { home, downloads } = homeOf('webkit')
  const config = path.join(home, '.config')
  mkdirSync(path.join(config, 'gtk-3.0'), { recursive: true })
  writeFileSync(path.join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  writeFileSync(path.join(config, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const display = await printed(screen, /^(\d+)\n/m)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: config, DISPLAY: `:${display}`, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  process.once('exit', () => driver.kill())
  let session = ''
  const send: Driver['send'] = async (command, { id, ...params } = {}) => {
    const [method = '', place = ''] = commands[command].split(' ')
    const response = await fetch(`http://127.0.0.1:${port}${session}${place.replace('{id}', String(id))}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(params) }),
    })
    const { value } = Object(await response.json())
    if (!response.ok) throw new Error(`WebKit: ${command}: ${JSON.stringify(value)}`)
    return value
  }
  const quit = async () => {
    await send('DeleteSession').catch(() => null) // it may have ended by itself
    await stopped(driver)
    await stopped(screen)
    rmSync(home, { recursive: true, force: true })
  }
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended.')
  }
  const made = Object(await send('NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } }))
  session = `/session/${made.sessionId}`
  return { send, downloads, quit }
}
