import { execFileSync } from 'node:child_process'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { browserFlags, findBrowser } from '../../tools/setup.mjs'

const executable = (): { executablePath?: string } => {
  const found = findBrowser()
  return found && found !== 'playwright' ? { executablePath: found } : {}
}

/** Starts a separate browser; the caller closes it. */
export const openBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...executable(), args: [...browserFlags(), ...more] })

/** Starts a browser with a persistent profile that others can drive at a port; the caller closes it. */
export const openProfile = (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...executable(),
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
  })

/** The browser's name and version, without a path. */
export const browserVersion = (): string => {
  const path = executable().executablePath ?? chromium.executablePath()
  const said = execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /(\d+\.[\d.]+)/.exec(said)?.[1]
    ? `Chromium ${/(\d+\.[\d.]+)/.exec(said)?.[1]}`
    : 'a browser of unknown version'
}
