// Plain JavaScript without packages: this is what runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const NEEDED = [20, 19]

/** Ends the process with one clear sentence. */
export const giveUp = (sentence) => {
  console.error(sentence)
  process.exit(2)
}

/** Ends the process if Node is older than the portal needs. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    giveUp(`The portal needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`)
}

/**
 * Installs exactly the packages of the lock file, without their install scripts, if it differs from what was installed last;
 * otherwise does nothing.
 */
export const ensurePackages = () => {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = path.join(root, 'node_modules', '.portal-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const installed = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (installed.status !== 0) giveUp('The packages could not be installed; npm says why above.')
  writeFileSync(stamp, hash)
}

const CANDIDATES = [
  process.env.PORTAL_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The flags with which tests and measurements start Chromium: without background network requests and, as root in a container,
 * without a sandbox.
 * @returns {string[]}
 */
export const browserFlags = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of an installed Chrome or Chromium, `'playwright'` if Playwright has its own, or null. */
export const findBrowser = () => {
  const installed = CANDIDATES.find((candidate) => candidate && existsSync(candidate))
  if (installed) return installed
  const marker = path.join(root, '.cache', 'playwright-browser')
  return existsSync(marker) ? 'playwright' : null
}

const apt = (command, ...rest) =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  spawnSync(command, rest, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** The browser without its windows: the journeys take about a quarter less time in it. */
const lighter = 'chromium-headless-shell'

/** Installs Debian's package of the lighter browser, or of the whole one. False if there is no such package. */
const installFromDebian = () => {
  if (!apt('apt-cache', 'show', lighter)) apt('apt-get', 'update', '-qq')
  return apt('apt-get', 'install', '-y', '-qq', lighter) || apt('apt-get', 'install', '-y', '-qq', 'chromium')
}

/** Finds a browser or fetches one: Debian's package as root, else Playwright's download. */
export const ensureBrowser = () => {
  const found = findBrowser()
  if (found !== null && found !== '/usr/bin/chromium') return found
  console.log('Installing a browser for the tests …')
  if (installFromDebian() || found !== null) return findBrowser()
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const download = spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (download.status === 0) {
    mkdirSync(path.join(root, '.cache'), { recursive: true })
    writeFileSync(path.join(root, '.cache', 'playwright-browser'), '')
    return 'playwright'
  }
  return findBrowser() ?? giveUp('The tests need Chrome or Chromium: install one, or set PORTAL_CHROMIUM to its path.')
}

const fetchedNginx = path.join(root, '.cache', 'nginx')

/** The path of an installed or fetched nginx, or null. */
export const findNginx = () =>
  [
    process.env.PORTAL_NGINX,
    '/usr/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
    path.join(fetchedNginx, 'usr', 'sbin', 'nginx'),
  ].find((candidate) => candidate && existsSync(candidate)) ?? null

/** Finds nginx or installs Debian's package, without starting its service. Without nginx the step that needs it fails and says so. */
export const ensureNginx = () => {
  if (findNginx() || !existsSync('/usr/bin/apt-get')) return
  console.log('Fetching nginx for the tests …')
  mkdirSync(fetchedNginx, { recursive: true })
  const packages = ['nginx', 'libnginx-mod-http-brotli-static']
  const download = () =>
    spawnSync('apt-get', ['download', '-qq', ...packages], { cwd: fetchedNginx, stdio: 'ignore', timeout: 120_000 })
  if (download().status !== 0) {
    apt('apt-get', 'update', '-qq')
    download()
  }
  for (const name of readdirSync(fetchedNginx).filter((file) => file.endsWith('.deb')))
    spawnSync('dpkg', ['-x', name, '.'], { cwd: fetchedNginx, stdio: 'ignore' })
}

const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}

/** Debian's packages of Firefox and WebKit that are not installed; without one of them the step `engines` fails and says so. */
export const missingEngines = () => Object.entries(engines).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))

/** Installs Debian's packages of Firefox and WebKit. */
export const ensureEngines = () => {
  const packages = missingEngines()
  if (packages.length === 0) return
  console.log('Installing Firefox and WebKit for the tests …')
  const install = () => apt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (!install() && apt('apt-get', 'update', '-qq')) install()
}

const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/** Ends the process if one of the ports is taken. `variable` names the environment variable that chooses another. */
export const requirePorts = async (ports, variable = 'PORT') => {
  for (const port of ports)
    if (!(await isFree(port, '127.0.0.1')) || !(await isFree(port, 'localhost')))
      giveUp(`Port ${port} is taken; choose another with ${variable}, for example ${variable}=${port + 100}.`)
}

/** The build's name in recorded logs: PORTAL_BUILD, or else the commit that is checked out, or 'unknown' outside a repository. */
export const buildName = () => {
  if (process.env.PORTAL_BUILD) return process.env.PORTAL_BUILD
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown' // a copy without its history still runs
  }
}
