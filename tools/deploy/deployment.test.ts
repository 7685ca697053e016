import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { readDeployment } from './deployment.ts'
import { localDeployment } from './local.ts'
import { fillPage, namePage } from './page.ts'

const example = readFileSync(path.join(root, 'deploy', 'config.json'), 'utf8')
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(example), ...change })
/** A real configuration: the example with every placeholder replaced. */
const real = example.replaceAll('.example', '.co.uk').replace('CHANGE_ME', '6Lc_key-of-a-domain')
const put = (from: string, to: string): string => {
  if (!real.includes(from)) throw new Error(`The example no longer has ${from}.`)
  return real.replace(from, to)
}

describe('the configuration file', () => {
  const { redirects, captcha } = JSON.parse(example)
  it.each([
    ['text that is no JSON', '{"hosts":', /^The configuration is not JSON: /],
    ['a list', '[]', /^The configuration is wrong at its root\.$/],
    ['a field too few', changed({ images: undefined }), /^The configuration is wrong at images\.$/],
    [
      'a host without its scheme',
      changed({ hosts: { legacy: 'legacy.example', versioned: 'https://a.example' } }),
      /at hosts\.legacy \(line 1\): 'legacy\.example' is not an address such as/,
    ],
    [
      'an address for a host name',
      changed({ redirects: { ...redirects, partner: ['https://partner.example'] } }),
      /at redirects\.partner\.0 .* is not a host name without/,
    ],
    [
      'a host name for an origin',
      changed({ redirects: { ...redirects, credits: ['credits.example'] } }),
      /at redirects\.credits\.0 .* is not an origin/,
    ],
    ['a directive', changed({ videoHosts: ["a.example; script-src 'unsafe-inline'"] }), /at videoHosts\.0 /],
    ['the end of a header', changed({ images: ['https://a.example" always; #'] }), /at images\.0 /],
    ['any host', changed({ images: ['https://*'] }), /at images\.0 /],
    [
      'a script as an address',
      changed({ captcha: { ...captcha, script: 'javascript:alert(1)' } }),
      /at captcha\.script /,
    ],
    ['a keyword', changed({ captcha: { ...captcha, policies: ["'allow-duplicates'"] } }), /at captcha\.policies\.0 /],
    [
      'a receiver of logs without https',
      changed({ sendLogs: { to: 'http://logs.example', keptForDays: 30 } }),
      /at sendLogs\.to \(line 1\): 'http:\/\/logs\.example' is not an address such as https:\/\/logs\.example, of https alone/,
    ],
    [
      'a receiver of logs with a query',
      changed({ sendLogs: { to: 'https://logs.example/?key=1', keptForDays: 30 } }),
      /at sendLogs\.to /,
    ],
    [
      'a receiver of logs that ends in a slash',
      changed({ sendLogs: { to: 'https://logs.example/', keptForDays: 30 } }),
      /at sendLogs\.to /,
    ],
    [
      'a receiver of logs that does not say how long it keeps them',
      changed({ sendLogs: { to: 'https://logs.example' } }),
      /^The configuration is wrong at sendLogs\.keptForDays\.$/,
    ],
    [
      'a part of a day',
      changed({ sendLogs: { to: 'https://logs.example', keptForDays: 0.5 } }),
      /at sendLogs\.keptForDays \(line 1\): '0\.5' is not a whole number of days/,
    ],
    ['a folder of another host', changed({ fonts: { base: '//evil.example/', names: [] } }), /at fonts\.base /],
  ])('%s is refused with a sentence that names the field', (_, text, sentence) => {
    expect(() => readDeployment(text, { local: true })).toThrow(sentence)
  })

  it('is taken with every placeholder replaced, and with a byte-order mark', () => {
    expect(readDeployment(real).hosts.legacy).toBe('https://legacy.benefits.co.uk')
    expect(readDeployment(`\uFEFF${real}`)).toEqual(readDeployment(real))
  })

  it('has hosts in lower case, as browsers compare them, and keeps the letters of paths', () => {
    const upper = readDeployment(
      put('sso.acme.co.uk', 'SSO.Acme.CO.uk')
        .replace('https://api.benefits.co.uk', 'HTTPS://API.benefits.co.uk/V2')
        .replace('https://credits.benefits.co.uk', 'https://Credits.benefits.co.uk'),
    )
    expect(upper.redirects.singleSignOn).toEqual(['sso.acme.co.uk'])
    expect(upper.redirects.credits).toEqual(['https://credits.benefits.co.uk'])
    expect(upper.hosts.versioned).toBe('https://api.benefits.co.uk/V2')
  })

  it.each([
    ['the example as it is', example, 'hosts.legacy (line 3)', 'is a placeholder'],
    ['a host by http', put('https://api.', 'http://api.'), 'hosts.versioned (line 4)', 'is not of https'],
    [
      'a host with a port',
      put('api.benefits.co.uk', 'api.benefits.co.uk:8443'),
      'hosts.versioned (line 4)',
      'has a port',
    ],
    [
      'a redirect with a port',
      put('"partner.co.uk"', '"partner.co.uk:443"'),
      'redirects.partner.0 (line 10)',
      'has a port',
    ],
    ['an origin by http', put('https://credits', 'http://credits'), 'redirects.credits.0 (line 11)', 'is not of https'],
    ['a picture by http', put('https://pictures', 'http://pictures'), 'images.0 (line 22)', 'is not of https'],
    [
      'a captcha by http',
      put('https://www.google.com/recaptcha/api', 'http://www.google.com/recaptcha/api'),
      'captcha.script (line 16)',
      'is not of https',
    ],
    ['CHANGE_ME', put('partner.co.uk', 'CHANGE_ME'), 'redirects.partner.0 (line 10)', "'CHANGE_ME' is a placeholder"],
    [
      'a name in angle brackets',
      put('api.benefits.co.uk', '<your host>'),
      'hosts.versioned (line 4)',
      'is a placeholder',
    ],
    ['example.com', put('api.benefits.co.uk', 'api.example.com'), 'hosts.versioned (line 4)', 'is a placeholder'],
    ['the machine itself', put('api.benefits.co.uk', 'localhost'), 'hosts.versioned (line 4)', 'is a placeholder'],
    [
      'a site key that is words',
      put('6Lc_key-of-a-domain', 'the site key of your domain'),
      'captcha.siteKey (line 15)',
      'is not the site key',
    ],
    ['an empty site key', put('6Lc_key-of-a-domain', ''), 'captcha.siteKey (line 15)', 'it is empty'],
    ['an empty host', put('"partner.co.uk"', '""'), 'redirects.partner.0 (line 10)', 'it is empty'],
    [
      'an unknown key',
      put('"videoHosts"', '"videoHost": [],\n  "videoHosts"'),
      'videoHost (line 21)',
      'there is no such field',
    ],
    [
      'an unknown key below',
      put('"signOut"', '"logout": [],\n    "signOut"'),
      'redirects.logout (line 8)',
      'there is no such field',
    ],
    ['an empty key', put('"images"', '"": 1,\n  "images"'), '"" (line 22)', 'there is no such field'],
    [
      'a key that every object has',
      put('"images"', '"__proto__": {},\n  "images"'),
      '__proto__ (line 22)',
      'there is no such field',
    ],
    ['a key twice', put('"images"', '"videoHosts": [],\n  "images"'), 'videoHosts (line 22)', 'the key is there twice'],
    [
      'a key twice below',
      put('"partner"', '"signOut": [],\n    "partner"'),
      'redirects.signOut (line 10)',
      'the key is there twice',
    ],
    [
      'a dot at the end of a host',
      put('partner.co.uk', 'partner.co.uk.'),
      'redirects.partner.0 (line 10)',
      'is not a host name',
    ],
    [
      'a host in other letters',
      put('partner.co.uk', 'pärtner.co.uk'),
      'redirects.partner.0 (line 10)',
      'is not a host name',
    ],
    [
      'a number for a host',
      put('partner.co.uk', '127.1'),
      'redirects.partner.0 (line 10)',
      'is 127.0.0.1 to a browser',
    ],
    [
      'a slash at the end of a base',
      put('https://api.benefits.co.uk', 'https://api.benefits.co.uk/'),
      'hosts.versioned (line 4)',
      'without a slash at the end',
    ],
    [
      'a script of another host',
      put('https://www.google.com/recaptcha/api.js', '//evil.co.uk/api.js'),
      'captcha.script (line 16)',
      'is not the address',
    ],
  ])('is refused for another machine than one’s own with the place: %s', (_, text, place, why) => {
    let said = ''
    try {
      readDeployment(text)
    } catch (error) {
      said = String(error)
    }
    expect(said).toContain(`The configuration is wrong at ${place}`)
    expect(said).toContain(why)
  })

  it('for one machine has http, ports and made-up names, and refuses a port that is none', () => {
    const local = localDeployment({ demo: false, base: '/' })
    const file = (port: number): string =>
      JSON.stringify({ ...local, sendLogs: undefined, hosts: { ...local.hosts, legacy: `http://{hostname}:${port}` } })
    expect(readDeployment(file(65535), { local: true }).hosts.legacy).toBe('http://{hostname}:65535')
    for (const port of [0, 65536, 99999])
      expect(() => readDeployment(file(port), { local: true })).toThrow('a port that is none')
  })

  it('gets into the page without ending its element', () => {
    const page = '<script type="application/json" id="portal-config"></script><p></p>'
    const read = readDeployment(real)
    const deployment = { ...read, captcha: { ...read.captcha, siteKey: '</script><script>alert(1)</script>' } }
    const filled = fillPage(namePage(page, 'a"b'), deployment)
    expect(filled).toMatch(
      /^<script type="application\/json" id="portal-config" data-build="ab">[^<]+<\/script><p><\/p>$/,
    )
    expect(JSON.parse(/>([^<]+)</.exec(filled)?.[1] ?? '')).toEqual(deployment)
    expect(fillPage(filled, deployment)).toBe(filled)
    const whole = fillPage(`<head></head>${page}`, deployment)
    expect(whole).toContain(
      '<head><link rel="preconnect" href="https://legacy.benefits.co.uk" crossorigin="use-credentials"><link rel="preconnect" href="https://api.benefits.co.uk" crossorigin="use-credentials"></head>',
    )
    expect(fillPage(whole, deployment)).toBe(whole)
    expect(fillPage(`<head></head>${page}`, localDeployment({ demo: false, base: '/' }))).toContain('<head></head>')
    expect(() => fillPage('<p></p>', deployment)).toThrow('The page has no place for its configuration')
  })
})
