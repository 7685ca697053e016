import { escape, reportPage } from '../../../tools/html.ts'
import type { SeenPicture } from './record.ts'

const style = `
h3 { font-size: 1rem; margin: 0 } .good { color: #14603c } .bad { color: #8f1d14; font-weight: 600 }
.sums { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 1.25rem 0; padding: 0; list-style: none }
.sums strong { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums }
.failure { border: 1px solid #dfe2e6; border-radius: 8px; background: #fff; padding: 1rem; margin: .75rem 0 }
.trio { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem; margin-top: .75rem } .trio figure { margin: 0 }
.trio img { display: block; width: 100%; height: auto; border: 1px solid #dfe2e6 }
`

const figure = (caption: string, name: string, base64: string | null): string =>
  base64 === null
    ? ''
    : `<figure><figcaption>${caption}</figcaption><img alt="${escape(name)}: ${caption}" src="data:image/webp;base64,${base64}"></figure>`

const changed = ({ name, message, before, now, difference }: SeenPicture): string =>
  `<article class="failure"><h3>${escape(name)}</h3><p>${escape(message ?? '')}</p><div class="trio">` +
  `${figure('Before', name, before)}${figure('Now', name, now)}${figure('Difference', name, difference)}</div></article>`

/** The comparison of pictures as one page that needs no script. `gone` are stored pictures of states that no longer exist. */
export const visualPage = (seen: readonly SeenPicture[], gone: readonly string[], tolerance: string): string => {
  const different = seen.filter(({ message }) => message !== null)
  return reportPage(
    'Visual comparison',
    style,
    `<p class="quiet">Every component and every screen in its named states, beside the stored picture. ${escape(tolerance)}</p>
<ul class="sums"><li><strong>${seen.length}</strong>pictures</li><li><strong class="good">${seen.length - different.length}</strong>as before</li><li><strong class="${different.length > 0 ? 'bad' : 'quiet'}">${different.length}</strong>different</li></ul>`,
    `<h2>What is different</h2>
${different.length + gone.length === 0 ? '<p>Nothing is different.</p>' : ''}
${gone.map((name) => `<article class="failure"><h3>${escape(name)}</h3><p>This state no longer exists.</p></article>`).join('\n')}
${different.map(changed).join('\n')}`,
  )
}
