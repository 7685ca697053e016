const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text escaped for an element or a quoted attribute. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

const common = `
:root { color-scheme: light; font: 15px/1.45 system-ui, sans-serif; color: #1c2430; background: #fbfbfa }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1rem 4rem; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; margin: 0 0 .25rem } h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem }
p { max-width: 44rem; margin: .25rem 0 1rem } .quiet { color: #5a6472 }
.scroll { overflow-x: auto; border: 1px solid #dfe2e6; border-radius: 8px; background: #fff }
.scroll:focus-visible, summary:focus-visible, a:focus-visible { outline: 2px solid #14603c; outline-offset: 2px }
table { border-collapse: collapse; width: 100% }
caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
th, td { text-align: left; padding: .4rem .6rem; vertical-align: top; border-top: 1px solid #eef0f2 }
thead th { font-weight: 600; border: 0; border-bottom: 1px solid #dfe2e6 }
dt { font-weight: 600 } dd { margin: 0 } a { color: #14603c }
`

/**
 * A report as one page that needs no script and no other file. `head` and `main` are HTML, `style` adds to what all
 * reports share.
 */
export const reportPage = (title: string, style: string, head: string, main: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${common}${style}</style></head><body>
<header><h1>${escape(title)}</h1>
${head}</header>
<main>
${main}
</main></body></html>
`
