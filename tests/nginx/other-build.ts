import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../tools/setup.mjs'

/**
 * Makes `dist/` look like the next build: the same code under other hashed names, with another build name. Returns its folder. A second run
 * of the bundler would prove no more and take far longer.
 */
export const otherBuild = (): string => {
  const from = path.join(root, 'dist')
  const to = mkdtempSync(path.join(tmpdir(), 'portal-build-'))
  const hashed = /-([\w-]{8})(?=[.](?:js|css)\b)/g
  const renamed = (text: string): string =>
    text.replaceAll(hashed, (_, hash: string) => `-${[...hash].toReversed().join('')}`)
  for (const name of readdirSync(path.join(from, 'assets'), { encoding: 'utf8' })) {
    if (!/[.](js|css)$/.test(name)) continue
    const target = path.join(to, 'assets', renamed(name))
    cpSync(path.join(from, 'assets', name), target)
    writeFileSync(target, renamed(readFileSync(target, 'utf8')))
  }
  cpSync(path.join(from, 'fonts'), path.join(to, 'fonts'), { recursive: true })
  const page = readFileSync(path.join(from, 'index.html'), 'utf8')
  writeFileSync(path.join(to, 'index.html'), renamed(page).replace(/data-build="[^"]*"/, 'data-build="next"'))
  return to
}
