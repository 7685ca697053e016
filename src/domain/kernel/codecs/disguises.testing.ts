import * as fc from 'fast-check'

/**
 * The pieces of disguised addresses: separators and dots in all spellings, schemes, allowed and other hosts, and characters that browsers
 * repair, drop or fold.
 */
const pieces = [
  ...['/', '//', '\\', '.', '..', '%2e', '%2E', '%2f', '%5c', '%00', '%09', '%0a', '%2e%2e', '%252e'],
  ...['@', ':', ':443', ':8443', ':0', ':99999', '?', '#', ';', '&', '=', ' ', '\t', '\n', '\r', '\u0000', '\u000b'],
  ...['https:', 'http:', 'HTTPS:', 'javascript:', 'data:', 'blob:', 'blob:https://good.example/', 'file:', 'about:'],
  ...['ws:', 'ftp:', 'view-source:', 'filesystem:', 'mailto:', '//', 'https://', 'https:///', 'https:/', 'https:\\\\'],
  ...[
    'evil.example',
    'good.example',
    'GOOD.example',
    'good.example.',
    'good.example..',
    '.good.example',
    'portal.example',
  ],
  ...[
    'xn--gd-fka.example',
    'gооd.example',
    'good.examplе',
    '127.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::ffff:7f00:1]',
  ],
  ...['app', 'home', 'alert(1)', 'user', 'user:pass', 'a'.repeat(300)],
  ...[
    'ｇood.example',
    'good。example',
    'good．example',
    'good｡example',
    'ⓖood.example',
    '／',
    '＼',
    '＠',
    '：',
    '⁄',
    '∕',
  ],
  ...['\u00ad', '\u200b', '\u200d', '\ufeff', '\u202e', '\u2028', '\u0085', '\u00a0', '\ud800', '%67ood.example', '%'],
]

/** An address that a host might send to lead people elsewhere: a start, and up to eight pieces. */
export const disguises = fc
  .tuple(
    fc.constantFrom('', '/', '/app', '/.', '/\t', 'https://', 'https://good.example', 'https://user@'),
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
  )
  .map(([start, rest]) => start + rest.join(''))

/** How many to try; the environment variable `DISGUISES` takes precedence. */
export const howMany = (otherwise: number): number => Number(process.env['DISGUISES'] ?? otherwise)
